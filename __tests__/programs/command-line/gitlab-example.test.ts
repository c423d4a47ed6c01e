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
  environment?: { name: string; url?: string; on_stop?: string; auto_stop_in?: string; action?: string }
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
  const callOf = (name: string) => calls.find((call) => call.name === name)

  test('every job runs a command with flags that exist, for one deployment', () => {
    expect(calls.map(({ name, command }) => [name, command])).toEqual([
      ['deploy-agent', 'deploy'],
      ['preview-agent', 'deploy'],
      ['stop-preview-agent', 'delete'],
      ['sweep-agent', 'sweep']
    ])
    expect(new Set(calls.map(({ flags }) => flags.name))).toEqual(new Set(['support-agent']))
  })

  test('a preview is stopped by a job of the same environment, which needs no checkout and waits for it', () => {
    const { 'preview-agent': preview, 'stop-preview-agent': stop } = jobs
    expect(preview?.environment?.on_stop).toBe('stop-preview-agent')
    expect(stop?.environment).toEqual({ name: preview?.environment?.name, action: 'stop' })
    expect(stop?.resource_group).toBe(preview?.resource_group)
    expect(stop?.variables).toEqual({ GIT_STRATEGY: 'none' })
    expect(stop?.rules).toEqual([{ ...preview?.rules[0], when: 'manual', allow_failure: true }])
    expect([callOf('preview-agent')?.flags.preview, callOf('stop-preview-agent')?.flags.preview]).toEqual([
      'true',
      'true'
    ])
    expect([callOf('deploy-agent')?.flags.preview, callOf('sweep-agent')?.flags.preview]).toEqual([
      undefined,
      undefined
    ])
  })

  test('the sweep leaves previews alone that GitLab is about to stop', () => {
    const weeks = /^(\d+) weeks$/.exec(jobs['preview-agent']?.environment?.auto_stop_in ?? '')
    expect(parseDuration(callOf('sweep-agent')?.flags.max_age ?? '')).toBeGreaterThan(
      Number(weeks?.[1]) * 7 * 86_400_000
    )
  })
})
