/** Loaded before the bundle: says at the end which files of it were loaded. */
const { basename } = require('node:path')

process.on('exit', () => {
  console.log(
    `loaded: ${Object.keys(require.cache)
      .map((path) => basename(path))
      .filter((name) => name.endsWith('index.js'))
      .join(' ')}`
  )
})
