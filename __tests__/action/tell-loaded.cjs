/**
 * Preloaded before the bundle. At the end it prints which files of the bundle and which modules of Node were loaded,
 * and which of them were loaded when the first request was sent.
 */
const { subscribe } = require('node:diagnostics_channel')
const path = require('node:path')

const files = () => Object.keys(require.cache).map((file) => path.basename(file))
const partsOfNode = () => process.moduleLoadList.flatMap((entry) => /^NativeModule ([\w/]+)$/.exec(entry)?.[1] ?? [])
let before
subscribe('http.client.request.start', () => {
  before ??= { files: files(), parts: partsOfNode() }
})

process.on('exit', () => {
  const scripts = (names) => names.filter((name) => name.endsWith('.js')).join(' ')
  console.log(`before the first request: ${scripts(before?.files ?? [])}`)
  console.log(`loaded: ${scripts(files())}`)
  console.log(`of Node, before the first request: ${(before?.parts ?? []).join(' ')}`)
  console.log(`of Node: ${partsOfNode().join(' ')}`)
})
