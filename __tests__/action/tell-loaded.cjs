/** Loaded before the bundle: says at the end which files of it, and which parts of Node, were loaded. */
const path = require('node:path')

process.on('exit', () => {
  const parts = process.moduleLoadList.map((entry) => /^NativeModule ([\w/]+)$/.exec(entry)?.[1] ?? '')
  const files = Object.keys(require.cache).map((file) => path.basename(file))
  console.log(`loaded: ${files.filter((name) => name.endsWith('.js')).join(' ')}`)
  console.log(`of Node: ${parts.filter((name) => name !== '').join(' ')}`)
})
