// `pnpm faults` runs the fault tests at a twentieth of the size that docs/benchmarks.md ("Reliability guarantees")
// requires: for example, with a twentieth of the 1,000 kills and of the 100,000 requests of other tenants. With --full,
// it runs the full size, with outages of 60 s. Further arguments go to jest: `pnpm faults --full -- fleet`. A run
// prints its FAULT_SEED; set it to repeat the run. If FAULT_REPORT names a file, each tested fault is appended to it as
// a line.
const full = process.argv.includes('--full')
if (full) process.env.FAULT_SHARE = '1'
else process.env.FAULT_SHARE ??= '.05'
const [only = '', ...rest] = process.argv.slice(2).filter((argument) => argument !== '--full' && argument !== '--')
// The test of tenants is among the specification tests, so that it runs in every shape (kind of installation).
const tenants = ['', 'tenants'].includes(only) ? ['tests/spec/access/tenants'] : []
process.argv.splice(2, Number.POSITIVE_INFINITY, `tests/faults/${only}`, ...tenants, ...rest)
await import('./test.mjs')
