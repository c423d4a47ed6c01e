import { createRequire as createRequireHere } from 'node:module'
import { dirname as dirnameHere } from 'node:path'
import { fileURLToPath as pathHere } from 'node:url'
const require = createRequireHere(import.meta.url)
const __filename = pathHere(import.meta.url)
const __dirname = dirnameHere(__filename)
import{a as o}from"./chunk-S6MBBCZ2.js";var r=2,c=3;function f(t,e){let i=e.map(n=>({one:n,slips:o(t,n,r)})).filter(({one:n,slips:s})=>s<=r&&s<n.length).sort((n,s)=>n.slips-s.slips),u=t.length>=c;return i[0]?.one??(u?e.find(n=>n.startsWith(t)):void 0)}function d(t,e){let i=f(t,e);return i===void 0?"":` Did you mean ${JSON.stringify(i)}?`}export{f as a,d as b};
