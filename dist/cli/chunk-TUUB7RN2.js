import { createRequire as createRequireHere } from 'node:module'
import { dirname as dirnameHere } from 'node:path'
import { fileURLToPath as pathHere } from 'node:url'
const require = createRequireHere(import.meta.url)
const __filename = pathHere(import.meta.url)
const __dirname = dirnameHere(__filename)
async function m({clock:e,deadline:r,delayMs:t,pauseFirst:a=!1,onPending:c},p,f){let i=0,u=n=>{i++;let o=typeof t=="number"?t:t(i,n);return e.sleep(Math.min(o,n))};a&&await u(Math.max(0,r-e.now()));for(let n=1;;n++){let o=await p();if(await f(o))return o;let s=r-e.now();if(s<=0)return o;c?.(n,s),await u(s)}}import{runInNewContext as x}from"node:vm";var l=800;function I(e){try{RegExp(e,"s");return}catch(r){return r instanceof Error?r.message.replace(/^Invalid regular expression: /,""):"it is not one"}}function h(e,r){try{let t={pattern:e,texts:[...r]};return x("texts.some((text) => new RegExp(pattern, 's').test(text))",t,{timeout:l})===!0}catch(t){if(typeof t=="object"&&t!==null&&"code"in t&&t.code==="ERR_SCRIPT_EXECUTION_TIMEOUT")return"timeout";throw t}}export{I as a,h as b,m as c};
