import { createRequire as createRequireHere } from 'node:module'
import { dirname as dirnameHere } from 'node:path'
import { fileURLToPath as pathHere } from 'node:url'
const require = createRequireHere(import.meta.url)
const __filename = pathHere(import.meta.url)
const __dirname = dirnameHere(__filename)
var t=["git_host","external_container"],m=["dev_free","dev","prod"],o="refs/tags/",r=/^(?!\.{1,2}$)[\w.:~-]{1,200}$/,_=["min_scale","max_scale","cpu","cpu_limit","memory_mb","memory_limit_mb","queue_min_scale","queue_max_scale","queue_cpu","queue_cpu_limit","queue_memory_mb","queue_memory_limit_mb","orchestrator_cpu","orchestrator_cpu_limit","orchestrator_memory_mb","orchestrator_memory_limit_mb","orchestrator_min_scale","orchestrator_max_scale","executor_cpu","executor_cpu_limit","executor_memory_mb","executor_memory_limit_mb","cache_memory_mb","labels","annotations","service_account_name","image_pull_secrets","volumes","volume_mounts","init_containers","sidecars","db_cpu","db_cpu_limit","db_memory_mb","db_memory_limit_mb","db_storage_gi","db_max_connections"],c=_.filter(e=>/^(?:orchestrator|executor)_/.test(e));export{t as a,m as b,o as c,r as d,_ as e,c as f};
