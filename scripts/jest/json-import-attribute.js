/**
 * Transform for jest: gives the JSON imports of `@actions/workflow-parser` the attribute that ES modules ask for.
 * The package is made for bundlers and leaves it out.
 */
export default {
  process: (source) => ({ code: source.replace(/^(import .* from "[^"]+\.json");/gm, "$1 with { type: 'json' };") })
}
