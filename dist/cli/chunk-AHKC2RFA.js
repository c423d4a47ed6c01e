import { createRequire as createRequireHere } from 'node:module'
import { dirname as dirnameHere } from 'node:path'
import { fileURLToPath as pathHere } from 'node:url'
const require = createRequireHere(import.meta.url)
const __filename = pathHere(import.meta.url)
const __dirname = dirnameHere(__filename)
import{N as n,O as f}from"./chunk-TWBMHTJI.js";import{f as i}from"./chunk-3RAHEGR4.js";var a=({words:t})=>t===i;function d(t,r,e){return a(t)?r:n(r,e,{words:t.words,way:"write"})}function p(t,r,e){return a(t)?r:n(r,e,{words:t.words,way:"accept"})}function y(t,r,e){let o=w=>p(t,w,e);if(a(t))return r;if(Array.isArray(r))return r.map(o);if(typeof r!="object"||r===null||!("resources"in r))return o(r);let{resources:u}=r;return Array.isArray(u)?{...r,resources:u.map(o)}:o(r)}function A(t,r,e){let[o,...u]=r;return a(t)||o!=="body"||e===void 0?r:[o,...f(u,e,{words:t.words,way:"accept"})]}export{d as a,p as b,y as c,A as d};
