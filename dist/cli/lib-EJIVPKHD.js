import { createRequire as createRequireHere } from 'node:module'
import { dirname as dirnameHere } from 'node:path'
import { fileURLToPath as pathHere } from 'node:url'
const require = createRequireHere(import.meta.url)
const __filename = pathHere(import.meta.url)
const __dirname = dirnameHere(__filename)
import{a,b,c,d,e,f,g,h,i}from"./chunk-ZZXJGWHW.js";import"./chunk-IEUKADFK.js";import"./chunk-6S7OOQY2.js";i();export{b as Headers,h as HttpClient,e as HttpClientError,f as HttpClientResponse,a as HttpCodes,c as MediaTypes,d as getProxyUrl,g as isHttps};
