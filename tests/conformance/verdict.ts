import type { NotApplicable, Revision } from './scenarios.js'

/** One check of a scenario. */
export interface Check {
  id: string
  status: 'SUCCESS' | 'FAILURE' | 'WARNING' | 'SKIPPED' | 'INFO'
  errorMessage?: string
}

export interface Lists {
  expected: readonly string[]
  notApplicable: readonly NotApplicable[]
}

/** Id of the check that our messages fit the schema of the revision. Every scenario makes this check. */
const WIRE = 'wire-schema-valid'

/** Returns the mismatches between the suite's scenarios and our lists, as one sentence each. */
export function findUnlisted(names: ReadonlySet<string>, { expected, notApplicable }: Lists): string[] {
  const excused = notApplicable.flatMap(({ scenarios }) => scenarios)
  const everywhere = notApplicable.filter(({ revisions }) => !revisions).flatMap(({ scenarios }) => scenarios)
  const listed = new Set([...expected, ...excused])
  return [
    ...[...names].filter((name) => !listed.has(name)).map((name) => `${name} is in neither list`),
    ...[...listed].filter((name) => !names.has(name)).map((name) => `${name} is listed, but not in the suite`),
    ...expected.filter((name) => everywhere.includes(name)).map((name) => `${name} is in both lists`),
    ...notApplicable.filter(({ reason }) => reason.trim() === '').map(({ scenarios }) => `${scenarios} lack a reason`),
  ]
}

/**
 * Returns the scenarios of a run that failed (`wrong`), and those that passed although they are listed as not
 * applicable (`surprising`). A scenario passes if a check besides `WIRE` succeeded and there was no failure or warning.
 * A scenario that is not applicable is wrong only if it failed the check `WIRE`.
 */
export function judge(
  revision: Revision,
  names: readonly string[],
  results: ReadonlyMap<string, readonly Check[]>,
  { notApplicable }: Pick<Lists, 'notApplicable'>,
): { wrong: string[]; surprising: string[] } {
  const wrong: string[] = []
  const surprising: string[] = []
  for (const name of names) {
    const checks = results.get(name) ?? []
    const unmet = checks.filter(({ status }) => status === 'FAILURE' || status === 'WARNING')
    const passes = unmet.length === 0 && checks.some(({ id, status }) => status === 'SUCCESS' && id !== WIRE)
    if (!isExcused(name, revision, notApplicable)) {
      if (!passes) wrong.push(`${name}: ${describe(unmet)}`)
    } else {
      wrong.push(...unmet.filter(({ id }) => id === WIRE).map((check) => `${name}: ${describe([check])}`))
      if (passes) surprising.push(name)
    }
  }
  return { wrong, surprising }
}

const isExcused = (name: string, revision: Revision, notApplicable: readonly NotApplicable[]): boolean =>
  notApplicable.some(({ scenarios, revisions }) => scenarios.includes(name) && (revisions?.includes(revision) ?? true))

const describe = (unmet: readonly Check[]): string =>
  unmet.map(({ id, status, errorMessage = '' }) => `${status} ${id} ${errorMessage}`.trim()).join('; ') ||
  'nothing was checked'
