import { createRequire as createRequireHere } from 'node:module'
import { dirname as dirnameHere } from 'node:path'
import { fileURLToPath as pathHere } from 'node:url'
const require = createRequireHere(import.meta.url)
const __filename = pathHere(import.meta.url)
const __dirname = dirnameHere(__filename)
var t={integration_id:"git_host",repo_url:"git_host",deployment_type:"git_host",build_on_push:"git_host",install_command:"git_host",build_command:"git_host",repo_ref:"git_host",graph_config_path:"git_host",custom_url:"external_container",resource_spec:"external_container",listener_id:"external_container",listener_config:"external_container",image_uri:"external_container"};export{t as a};
