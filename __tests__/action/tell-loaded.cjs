/**
 * Preloaded before the bundle. At the end it prints which files of the bundle and which modules of Node were loaded,
 * and which of the files were loaded when the first request was sent.
 */
const { subscribe } = require('node:diagnostics_channel')
const path = require('node:path')

const files = () => Object.keys(require.cache).map((file) => path.basename(file))
let before
subscribe('http.client.request.start', () => {
  before ??= files()
})

process.on('exit', () => {
  const parts = process.moduleLoadList.map((entry) => /^NativeModule ([\w/]+)$/.exec(entry)?.[1] ?? '')
  const scripts = (names) => names.filter((name) => name.endsWith('.js')).join(' ')
  console.log(`before the first request: ${scripts(before ?? [])}`)
  console.log(`loaded: ${scripts(files())}`)
  console.log(`of Node: ${parts.filter((name) => name !== '').join(' ')}`)
})
