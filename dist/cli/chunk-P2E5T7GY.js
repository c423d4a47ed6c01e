import { createRequire as createRequireHere } from 'node:module'
import { dirname as dirnameHere } from 'node:path'
import { fileURLToPath as pathHere } from 'node:url'
const require = createRequireHere(import.meta.url)
const __filename = pathHere(import.meta.url)
const __dirname = dirnameHere(__filename)
var o=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;function l(e,r=300){let n=t(e.toWellFormed().replace(o," ").replace(/ {2,}/g," ").trim());return n.length<=r?n:`${n.slice(0,r-1).toWellFormed()}\u2026`}var u=/(:(?:\\?\/){2})[^\s/?#\\"'<>]*@/g;function t(e){return e.includes("@")?e.replace(u,"$1"):e}var p=/[^\P{Cc}\n\r\t]|[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;function i(e){let r=e.toWellFormed().replace(/\r\n?|[\p{Zl}\p{Zp}\v\f\x85]/gu,`
`).replace(p,"");return t(r).split(`
`).map(n=>n.replace(/^(\s*):(?=:)/u,"$1: ").replaceAll("##[","## [")).join(`
`)}var c=/(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]?|(?:\u001b[\]PX^_]|[\u0090\u0098\u009d-\u009f])[^\u0007\u001b\u009c\r\n]*(?:\u0007|\u001b\\|\u009c)?|\u001b[ -/]*[0-~]?/g;function s(e){return e.replace(c,"")}function a(e,r){return r(e.map(n=>n.replace(/[\r\n]+/g," ")).join(`
`)).split(`
`)}export{l as a,t as b,p as c,i as d,c as e,s as f,a as g};
