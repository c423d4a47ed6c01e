import { createRequire as createRequireHere } from 'node:module'
import { dirname as dirnameHere } from 'node:path'
import { fileURLToPath as pathHere } from 'node:url'
const require = createRequireHere(import.meta.url)
const __filename = pathHere(import.meta.url)
const __dirname = dirnameHere(__filename)
import{a,b,c}from"./chunk-SI2N3Z5X.js";import"./chunk-YVUXNWLP.js";import"./chunk-PSBH5USD.js";import"./chunk-JG756X6K.js";import"./chunk-PYOMX2FM.js";import"./chunk-ZIO4YED7.js";import"./chunk-EXQFAPTY.js";import"./chunk-3XABNHRO.js";import"./chunk-S6MBBCZ2.js";import"./chunk-DJA6RMWW.js";import"./chunk-P2E5T7GY.js";import"./chunk-7SED2UDS.js";import"./chunk-6S7OOQY2.js";export{b as deleteById,a as deleteDeployment,c as planDelete};
