process.argv.splice(2, Infinity, 'emulator-step', 'stop')
await import('./index.js')
