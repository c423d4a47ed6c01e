import { createRequire as createRequireHere } from 'node:module'
import { dirname as dirnameHere } from 'node:path'
import { fileURLToPath as pathHere } from 'node:url'
const require = createRequireHere(import.meta.url)
const __filename = pathHere(import.meta.url)
const __dirname = dirnameHere(__filename)
import{a as p,b as m,c as u,d as y}from"./chunk-AHKC2RFA.js";import{b as a,c as w,d as e,e as i}from"./chunk-JLTAW5MG.js";import{L as d}from"./chunk-TWBMHTJI.js";import"./chunk-3RAHEGR4.js";import"./chunk-7SED2UDS.js";import"./chunk-6S7OOQY2.js";var l={createDeployment:{body:a,answer:e},readDeployment:{answer:e},readRevision:{answer:i},patchDeployment:{body:w,answer:e},listIntegrations:{},listListeners:{answer:d,rows:!0},listDeployments:{answer:e,rows:!0},listRevisions:{answer:i,rows:!0},readRevisionLog:{},redeployRevision:{answer:e},deleteDeployment:{answer:e}};function v(n,s,r){let{body:o}=l[s];return o===void 0?r:p(n,r,o)}function b(n,s){let{answer:r,body:o,rows:f}=l[s];return{value:t=>r===void 0?t:f?u(n,t,r):m(n,t,r),path:t=>y(n,t,o)}}export{b as wordingOf,v as writeIn};
