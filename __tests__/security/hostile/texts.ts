/** Texts, and JSON texts, that would do harm if they were not escaped. */
import * as fc from 'fast-check'

/**
 * Each would act in the log, in markdown, in HTML, in Mermaid, in a file of the runner, or in a
 * program that reads it.
 */
export const NASTY = [
  '::error::x',
  ' \t::set-output name=a::b',
  '\u00a0\u3000::add-path::/tmp',
  '##[command]x',
  '#\u200b#\u034f[add-mask]x',
  '\u200b::stop-commands::y',
  '\ufe0f:\u2060:warning::x',
  'x\r::stop-commands::y',
  'x\n::add-path::/tmp',
  'x\u2028::warning::y\u2029::debug::z\u0085::error::a\v::error::b\f::error::c',
  '\ufeff::error::x',
  'x\nghadelimiter_\nurl<<EOF\nhttps://evil.example\nEOF',
  '\u001b[31mred\u001b]8;;https://evil.example\u0007click\u001b[2J\b\b\b',
  '\u202Egnp.exe\u2066\u200B\u00AD\u061c',
  '| a | b |\n|---|---|\n| c',
  '\\| \\` \\\\| &#124; &vert;',
  '```\n# heading\n```mermaid\ngantt\nclick x href "javascript:alert(1)"',
  '~~~\n~~~js',
  '`code` **bold** _em_ ~~del~~ [link](javascript:alert(1)) ![i](https://evil.example/x.png)',
  '<img src=x onerror=y> </code></td></table><script>alert(1)</script><!-- --> ' +
    '<a href="javascript:x">',
  '</details></summary>\n\n# big\n\n- [x] done\n\n---\n\n1. one',
  '@octocat @acme/owners fixes #1, closes acme/support#2, ' +
    'GH-3 resolves https://github.com/acme/support/issues/4',
  'www.evil.example http://evil.example/x mailto:a@evil.example a@evil.example',
  '[a]: https://evil.example\n[^1]: note [a] [^1]',
  '&lt;b&gt; &amp;#64;octocat &#64;octocat &colon;',
  'section x\ntitle y:done, 0, 5; %%{init: {}}%% --> #quot; end',
  '$(id) `id` ${HOME} $HOME; rm -rf / && | > < \' " \\',
  '%0A::error::x%0D%25',
  '../../../v1/admin?x=1#y',
  '\ud800 lone \udfff',
  'e\u0301 \u00e9 \ufb03 \u1e9e\u0307 I\u0307',
  '\u0000\u0001\u007f\u0080\u009f',
  '__proto__',
  'constructor',
  'toString',
  '*** ***',
  ''
]

/** A text by an attacker. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...NASTY) },
  {
    weight: 2,
    arbitrary: fc.array(fc.constantFrom(...NASTY), { maxLength: 4 }).map((parts) => parts.join(''))
  },
  {
    weight: 2,
    arbitrary: fc.string({
      unit: fc.constantFrom(...'@#|`<>[]()!*_~\\&;:/\n\r a1G-H.'.split('')),
      maxLength: 40
    })
  },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
      .map((units) => String.fromCharCode(...units))
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...NASTY), fc.integer({ min: 1, max: 200 }))
      .map(([text, times]) => text.repeat(times))
  }
)

const FIELDS =
  'id name status source source_config source_revision_config custom_url repo_ref ' +
  'secrets value resources detail loc msg latest_revision_id'
const MEMBERS = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'then']
const NUMBERS = [
  '0',
  '-0',
  '1e999',
  '-1e999',
  '1e-400',
  '123456789012345678901234567890',
  '0.1',
  '2147483648'
]
const scalar = fc.oneof(
  fc.constantFrom('null', 'true', 'false', ...NUMBERS),
  hostileText.map((text) => JSON.stringify(text))
)
const key = fc.oneof(fc.constantFrom(...FIELDS.split(' '), ...MEMBERS), hostileText)

/** JSON as text, so that names may come twice, and `__proto__` is a name like any other. */
export const jsonText: fc.Arbitrary<string> = fc.letrec<{
  value: string
  list: string
  map: string
}>((tie) => ({
  value: fc.oneof({ maxDepth: 4 }, scalar, tie('list'), tie('map')),
  list: fc.array(tie('value'), { maxLength: 4 }).map((items) => `[${items.join(',')}]`),
  map: fc
    .array(fc.tuple(key, tie('value')), { maxLength: 5 })
    .map(
      (entries) =>
        `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`
    )
})).value

/** The JSON text nested so deeply that who follows it by recursion falls. */
export function nested(depth: number, kind: 'list' | 'map' = 'list', core = '1'): string {
  return kind === 'list'
    ? `${'['.repeat(depth)}${core}${']'.repeat(depth)}`
    : `${'{"a":'.repeat(depth)}${core}${'}'.repeat(depth)}`
}
