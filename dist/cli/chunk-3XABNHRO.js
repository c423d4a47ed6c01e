import { createRequire as createRequireHere } from 'node:module'
import { dirname as dirnameHere } from 'node:path'
import { fileURLToPath as pathHere } from 'node:url'
const require = createRequireHere(import.meta.url)
const __filename = pathHere(import.meta.url)
const __dirname = dirnameHere(__filename)
import{a as n}from"./chunk-P2E5T7GY.js";import{c as i}from"./chunk-7SED2UDS.js";function c(t){return t?.startsWith(i)??!1}function p(t){return t.replace(/^refs\/heads\//,"")}function a(t){return n(t,40).slice(0,7)}function h(t){return/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(t)}function x(t,{source_revision_config:r}){return r?.repo_commit_sha!=null&&f(r.repo_commit_sha,t)}function _(t,r){return r!=null&&/^[0-9a-f]{7,64}$/i.test(r)?`${t} (commit ${a(r)})`:t}function f(t,r){let[e,o]=[t.trim().toLowerCase(),r.trim().toLowerCase()].sort((s,u)=>s.length-u.length);return e===o?e!=="":e.length>=7&&o.startsWith(e)}export{c as a,p as b,a as c,h as d,x as e,_ as f,f as g};
