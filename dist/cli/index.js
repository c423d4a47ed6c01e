#!/usr/bin/env node
import { createRequire as createRequireHere } from 'node:module'
import { dirname as dirnameHere } from 'node:path'
import { fileURLToPath as pathHere } from 'node:url'
const require = createRequireHere(import.meta.url)
const __filename = pathHere(import.meta.url)
const __dirname = dirnameHere(__filename)
import{a as c}from"./chunk-X6HGLBH5.js";import{a as p}from"./chunk-3EPUM5TN.js";import"./chunk-6S7OOQY2.js";function m({message:t,advice:s}){let[r="",...o]=t.split(`
`),n=[`Error: ${r}   code: input_invalid`,...o.map(e=>`  ${e}`)];process.stderr.write(`${[...n,...s===void 0?[]:[`  To fix: ${s}`]].join(`
`)}
`),process.exitCode=c.input_invalid.exit_code}async function u(t){let{parseArguments:s}=await import("./parse-arguments-ZTTPWODB.js"),r=s(t,e=>process.stdout.write(e));if(r===void 0)return;let{command:o}=r;if(o==="status"||o==="logs"){let{inspect:e}=await import("./inspect-command-RS3QBEYQ.js");return e({...r,command:o})}let{runCommandLine:n}=await import("./run-command-CJZWO7OL.js");await n({...r,command:o})}for(let t of[process.stdout,process.stderr])t.on("error",()=>{});var[i="",...a]=process.argv.slice(2);try{i==="emulator-step"?await(await import("./emulator-step-Q5CXJJ57.js")).runEmulatorStep(a):i==="action-step"?await import("./src-F3GB5GC5.js"):i==="emulator"?await(await import("./emulator-WVRQTNVA.js")).runEmulator(a):i==="demo"?await(await import("./demo-A32B44WI.js")).runDemo(a):await u(process.argv.slice(2))}catch(t){if(!(t instanceof p))throw t;m(t)}
