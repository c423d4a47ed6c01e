process.argv.splice(2, Infinity, 'emulator-step', 'start')
await import('./index.js')
