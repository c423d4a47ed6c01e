import { createRequire as createRequireHere } from 'node:module'
import { dirname as dirnameHere } from 'node:path'
import { fileURLToPath as pathHere } from 'node:url'
const require = createRequireHere(import.meta.url)
const __filename = pathHere(import.meta.url)
const __dirname = dirnameHere(__filename)
import{a as m,f as c,i as f,p,x as w}from"./chunk-WZF2TCLK.js";import{P as s,q as u}from"./chunk-ZI3DWKUM.js";async function x(n){let r=u(e=>n.runner.input(e));if(r.manifest!==void 0){let{runManifest:e}=await import("./run-manifest-FASMEXRS.js");return e(r,n)}let t=p(n.runner,n.redactor,n.observe),{succeeded:o}=await w(()=>g(r,n,t),n,t);return o}async function g(n,r,t){let{warnings:o=[],given:e=[]}=r,i=await m(n);s(i,r);let a=f(e);for(let d of[...o,...a.warnings])t.emit({type:"warning",message:d});return c(i,r.context,a.problems)}export{x as a};
