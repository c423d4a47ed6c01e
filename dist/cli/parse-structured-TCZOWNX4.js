import { createRequire as createRequireHere } from 'node:module'
import { dirname as dirnameHere } from 'node:path'
import { fileURLToPath as pathHere } from 'node:url'
const require = createRequireHere(import.meta.url)
const __filename = pathHere(import.meta.url)
const __dirname = dirnameHere(__filename)
import{h as a,i as b}from"./chunk-AEV6RCCI.js";import"./chunk-4J3ULZKG.js";import"./chunk-ADKRENJY.js";import"./chunk-RMNPP6BT.js";import"./chunk-WR3UF263.js";import"./chunk-QT2TTVF3.js";import"./chunk-ZIO4YED7.js";import"./chunk-EXQFAPTY.js";import"./chunk-S6MBBCZ2.js";import"./chunk-P2E5T7GY.js";import"./chunk-AHKC2RFA.js";import"./chunk-TWBMHTJI.js";import"./chunk-3RAHEGR4.js";import"./chunk-7SED2UDS.js";import"./chunk-6S7OOQY2.js";export{b as parseSecrets,a as parseStructured};
