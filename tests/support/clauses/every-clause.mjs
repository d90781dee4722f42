/**
 * A jest reporter. Where a run tests each clause once, the reporter fails the run if there is a clause that no passed
 * test cites, for example because its test was skipped. So with CLAUSES=once only a run of all of tests/spec can pass.
 */
export default class EveryClause {
  onRunComplete(_contexts, { testResults }) {
    const homes = JSON.parse(process.env.SPEC_CLAUSE_HOMES ?? '{}')
    const titles = testResults.flatMap(({ testResults }) =>
      testResults.flatMap(({ title, status }) => (status === 'passed' ? [title] : [])),
    )
    const passed = new Set(titles.flatMap((title) => / \[([^\]]+)\]$/.exec(title)?.[1]?.split(', ') ?? []))
    const missing = Object.keys(homes).filter((clause) => !passed.has(clause))
    if (missing.length === 0) return
    this.error = new Error(`no passed test cites ${missing.join(', ')}`)
    process.stderr.write(`${this.error.message}\n`)
  }

  getLastError() {
    return this.error
  }
}
