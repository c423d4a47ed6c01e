import { createRequire as createRequireHere } from 'node:module'
import { dirname as dirnameHere } from 'node:path'
import { fileURLToPath as pathHere } from 'node:url'
const require = createRequireHere(import.meta.url)
const __filename = pathHere(import.meta.url)
const __dirname = dirnameHere(__filename)
function i(r,n,l){if(Math.abs(r.length-n.length)>l)return l+1;let o=[Array.from({length:n.length+1},(t,h)=>h)];for(let t=1;t<=r.length;t++){let h=[t];for(let e=1;e<=n.length;e++){let c=o[t-1],g=c[e-1]+(r[t-1]===n[e-1]?0:1),s=t>1&&e>1&&r[t-1]===n[e-2]&&r[t-2]===n[e-1]?o[t-2][e-2]+1:l+1;h.push(Math.min(c[e]+1,h[e-1]+1,g,s))}o.push(h)}return Math.min(o[r.length][n.length],l+1)}export{i as a};
