/** Adds the import attribute to imports of JSON, for packages that are published without it. */
export default {
  process: (source) => ({
    code: source.replace(/ from "[^"]+\.json"/g, `$& with { type: 'json' }`)
  })
}
