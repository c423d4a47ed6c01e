import { createRequire as createRequireHere } from 'node:module'
import { dirname as dirnameHere } from 'node:path'
import { fileURLToPath as pathHere } from 'node:url'
const require = createRequireHere(import.meta.url)
const __filename = pathHere(import.meta.url)
const __dirname = dirnameHere(__filename)
import{e as u}from"./chunk-DJA6RMWW.js";var f=500,s=1e4,c=8;function l(t,r){return Math.max(r??0,Math.min(f*2**(t-1),s))}function y(t,r,n){if(!(t instanceof u)||!t.retryable||t.retryAfterMs===void 0&&r>=(t.mostAttempts??c))return null;let e=l(r,t.retryAfterMs);return e<n?e:null}async function h({clock:t,deadline:r,onRetry:n},e){for(let i=1;;i++)try{return await e()}catch(o){let a=y(o,i,r-t.now());if(a===null)throw o;n(o,a),await t.sleep(a)}}async function w(t){try{return{value:await t()}}catch(r){if(r instanceof u)return{error:r};throw r}}export{l as a,y as b,h as c,w as d};
