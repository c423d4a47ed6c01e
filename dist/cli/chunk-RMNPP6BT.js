import { createRequire as createRequireHere } from 'node:module'
import { dirname as dirnameHere } from 'node:path'
import { fileURLToPath as pathHere } from 'node:url'
const require = createRequireHere(import.meta.url)
const __filename = pathHere(import.meta.url)
const __dirname = dirnameHere(__filename)
import{b as n}from"./chunk-WR3UF263.js";import{a as o}from"./chunk-P2E5T7GY.js";var r=/^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/,a=t=>r.test(t);function i(t){return/[\s\p{Cc}\\]/u.test(t)||!URL.canParse(t)?void 0:new URL(t)}function u(t){let e=i(t);if(e===void 0||!/^https?:$/.test(e.protocol))return"is not a URL. Use the form https://host/path.";if(e.username!==""||e.password!=="")return"contains a user or password. Remove it, and pass the key as api_key, tenant_id or bearer_token.";if(/[?#]/.test(t))return"contains a query or fragment (? or #). Use the form https://host/path.";if(e.protocol==="http:"&&!a(e.hostname))return`is plain http to ${o(e.hostname,80)}, which would expose the key. Use https. Plain http is only allowed to this machine.`}function c(t){let{origin:e,pathname:s}=new URL(t);return e+n(s)}export{a,i as b,u as c,c as d};
