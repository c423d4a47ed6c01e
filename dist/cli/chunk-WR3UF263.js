import { createRequire as createRequireHere } from 'node:module'
import { dirname as dirnameHere } from 'node:path'
import { fileURLToPath as pathHere } from 'node:url'
const require = createRequireHere(import.meta.url)
const __filename = pathHere(import.meta.url)
const __dirname = dirnameHere(__filename)
function i(n){if(n==null||/[\s\p{Cc}\p{Cf}]/u.test(n)||!URL.canParse(n))return;let{protocol:e,username:r,password:s}=new URL(n);return/^https?:$/.test(e)&&r===""&&s===""?u(n):void 0}function u(n){let e=n.length;for(;n[e-1]==="/";)e--;return n.slice(0,e)}export{i as a,u as b};
