import { createRequire as createRequireHere } from 'node:module'
import { dirname as dirnameHere } from 'node:path'
import { fileURLToPath as pathHere } from 'node:url'
const require = createRequireHere(import.meta.url)
const __filename = pathHere(import.meta.url)
const __dirname = dirnameHere(__filename)
async function w({clock:n,deadline:i,delayMs:e,pauseFirst:u=!1,onPending:f},p,l){let r=0,s=t=>{r++;let a=typeof e=="number"?e:e(r,t);return n.sleep(Math.min(a,t))};u&&await s(Math.max(0,i-n.now()));for(let t=1;;t++){let a=await p();if(await l(a))return a;let o=i-n.now();if(o<=0)return a;f?.(t,o),await s(o)}}export{w as a};
