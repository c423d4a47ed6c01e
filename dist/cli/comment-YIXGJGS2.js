import { createRequire as createRequireHere } from 'node:module'
import { dirname as dirnameHere } from 'node:path'
import { fileURLToPath as pathHere } from 'node:url'
const require = createRequireHere(import.meta.url)
const __filename = pathHere(import.meta.url)
const __dirname = dirnameHere(__filename)
import{a,b,c}from"./chunk-KYKGAEAS.js";import"./chunk-5BZE3J2G.js";import"./chunk-J3O7F2UO.js";import"./chunk-WVMH3AUD.js";import"./chunk-PYOMX2FM.js";import"./chunk-EXQFAPTY.js";import"./chunk-3XABNHRO.js";import"./chunk-P2E5T7GY.js";import"./chunk-7SED2UDS.js";import"./chunk-6S7OOQY2.js";export{a as commentMarker,b as renderComment,c as renderDeployments};
