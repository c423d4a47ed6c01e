/** What the examples for GitLab say fits together; a campaign runs them (gitlab-ci/). */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { parseArguments } from '../../../src/cli/flags/parse-arguments.js'
import { parseDuration } from '../../../src/text/format.js'

interface Job {
  script: string[]
  rules: object[]
  resource_group?: string
  environment?: {
    name: string
    url?: string
    on_stop?: string
    auto_stop_in?: string
    action?: string
  }
  variables?: Record<string, string>
}

describe.each(['gitlab-ci', 'gitlab-ci-image'])('%s.yml', (example) => {
  const jobs = parse(readFileSync(`examples/${example}.yml`, 'utf8')) as Record<string, Job>

  /** The arguments of each job. */
  const { 'build-agent': _build, ...deploying } = jobs
  const calls = Object.entries(deploying).map(([name, { script }]) => {
    const [, given = ''] = /^npx --yes \S+\.tgz (.+)$/.exec(script.join('\n')) ?? []
    const args = parseArguments(given.split(' '), () => {})
    if (args === undefined) throw new Error(`${name} asks for help.`)
    return { name, ...args }
  })

  test('every job runs a command with flags that exist, for one deployment', () => {
    expect(
      calls.map(({ name, command, flags }) => [name, command, flags.name, flags.preview])
    ).toEqual([
      ['deploy-agent', 'deploy', 'support-agent', undefined],
      ['preview-agent', 'deploy', 'support-agent', 'true'],
      ['stop-preview-agent', 'delete', 'support-agent', 'true'],
      ['sweep-agent', 'sweep', 'support-agent', undefined]
    ])
  })

  test('a preview is stopped by a job of the same environment, which needs no checkout and waits for it', () => {
    const { 'preview-agent': preview, 'stop-preview-agent': stop } = jobs
    expect(preview?.environment?.on_stop).toBe('stop-preview-agent')
    expect(stop).toMatchObject({
      environment: { name: preview?.environment?.name, action: 'stop' },
      resource_group: preview?.resource_group,
      variables: { GIT_STRATEGY: 'none' },
      rules: [{ ...preview?.rules[0], when: 'manual', allow_failure: true }]
    })
  })

  test('the sweep leaves previews alone that GitLab is about to stop', () => {
    const [, weeks] =
      /^(\d+) weeks$/.exec(jobs['preview-agent']?.environment?.auto_stop_in ?? '') ?? []
    const oldest = parseDuration(
      calls.find(({ command }) => command === 'sweep')?.flags.max_age ?? ''
    )
    expect(oldest).toBeGreaterThan(Number(weeks) * 7 * 86_400_000)
  })
})
