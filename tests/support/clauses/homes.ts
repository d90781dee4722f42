import type { CitingFile } from './coverage.ts'

/** Environment variable with the homes as JSON, set if a run tests each clause once. */
export const CLAUSE_HOMES = 'SPEC_CLAUSE_HOMES'

/**
 * Files that test what differs by shape: several processes, their stores, and concurrency. Each tests all its clauses
 * in every shape.
 */
const OF_SHAPES = [
  'tests/spec/fleet/',
  'tests/spec/running/',
  'tests/spec/access/revocations',
  'tests/spec/memory/changes-at-once',
  'tests/spec/volumes/deleted-volume',
]
export const isOfShapes = (file: string): boolean => OF_SHAPES.some((start) => file.startsWith(start))

/**
 * Chooses the file that tests each clause in a run that tests each clause once. A clause that a file about shapes cites
 * is tested there. For the other clauses, repeatedly takes the test that cites the most clauses without a home, so that
 * few tests are needed.
 * @returns the file by clause
 */
export function homesOf(files: readonly CitingFile[]): Record<string, string> {
  const tests = files.flatMap(({ file, tests }) => tests.map((clauses) => ({ file, clauses })))
  const ofShapes = tests.filter(({ file }) => isOfShapes(file))
  const homes = new Map(ofShapes.flatMap(({ file, clauses }) => clauses.map((clause) => [clause, file])))
  const homeless = ({ clauses }: { clauses: string[] }) => clauses.filter((clause) => !homes.has(clause)).length
  for (;;) {
    const most = tests.reduce((best, test) => Math.max(best, homeless(test)), 0)
    if (most === 0) return Object.fromEntries(homes)
    const next = tests.find((test) => homeless(test) === most)
    for (const clause of next?.clauses ?? []) if (!homes.has(clause)) homes.set(clause, next?.file ?? '')
  }
}
