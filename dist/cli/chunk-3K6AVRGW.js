import { createRequire as createRequireHere } from 'node:module'
import { dirname as dirnameHere } from 'node:path'
import { fileURLToPath as pathHere } from 'node:url'
const require = createRequireHere(import.meta.url)
const __filename = pathHere(import.meta.url)
const __dirname = dirnameHere(__filename)
import{a as c,e as f,h as p,i as d,n as w}from"./chunk-6GJHLZCK.js";import{a as i}from"./chunk-GEK4IOBF.js";import{k as u,q as s}from"./chunk-ZU757WCP.js";async function j(n){let r=u(e=>n.runner.input(e));if(r.manifest!==void 0){let{runManifest:e}=await import("./run-manifest-KGMRKYXP.js");return e(r,n)}let o=i(()=>import("./summary-SBC63533.js")),t=d(n.runner,n.redactor,{observe:n.observe,loadSummary:()=>o}),{succeeded:a}=await w(()=>y(r,n,t),n,t);return a}async function y(n,r,o){let{warnings:t=[],given:a=[]}=r,e=await c(n);s(e,r);let m=p(a);for(let g of[...t,...m.warnings])o.emit({type:"warning",message:g});return f(e,r.context,m.problems)}export{j as a};
