/**
 * What is true of two commits, found another way than the action finds it: the listings of their trees, kept to the files
 * that matter by the patterns of the workflow harness.
 */

import { git } from '../../../support/repositories/repository.js'
import { matchesPatterns } from '../../../support/workflow-harness/patterns.js'
import { CONFIG } from './service.js'

export class Truth {
  private readonly listings = new Map<string, Map<string, string>>()

  constructor(
    private readonly folder: string,
    private readonly patterns: string[]
  ) {}

  /** Whether two commits differ in what matters for a deployment. */
  differ(a: string, b: string): boolean {
    return this.matters(a) !== this.matters(b)
  }

  /** Whether the workflow's own filter lets a push through: it compares where the branch was with where it is. */
  startsWorkflow(before: string, after: string): boolean {
    const [old, now] = [this.listing(before), this.listing(after)]
    const names = new Set([...old.keys(), ...now.keys()])
    return [...names].some((name) => old.get(name) !== now.get(name) && this.isNamed(name))
  }

  private isNamed(name: string): boolean {
    return name === CONFIG || matchesPatterns(this.patterns, name)
  }

  private matters(commit: string): string {
    const rows = [...this.listing(commit)].filter(([name, entry]) => {
      const leadsOn = /^(?:120000|160000)/.test(entry)
      return this.isNamed(name) || (leadsOn && this.isNamed(`${name}/x`))
    })
    return JSON.stringify(rows)
  }

  private listing(commit: string): Map<string, string> {
    const known = this.listings.get(commit)
    if (known !== undefined) return known
    const rows = git(this.folder, ['ls-tree', '-r', '-z', '--full-tree', commit]).toString('utf8').split('\0')
    const listing = new Map(
      rows.slice(0, -1).map((row): [string, string] => {
        const [entry = '', name = ''] = row.split('\t', 2)
        return [name, entry]
      })
    )
    this.listings.set(commit, listing)
    return listing
  }
}
