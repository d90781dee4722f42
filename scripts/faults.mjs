// `pnpm faults`: the fault tests with a twentieth of the required kills, losses, stops, cuts and differences (1,000
// kills in all), and of the requests of other tenants (100,000); `pnpm faults --full`: with all of them and outages of
// 60 s. Further arguments go to jest: `pnpm faults --full -- fleet`. A run prints its FAULT_SEED; set it to repeat the
// run. If FAULT_REPORT names a file, each tested fault is appended to it as a line.
const full = process.argv.includes('--full')
if (full) process.env.FAULT_SHARE = '1'
else process.env.FAULT_SHARE ??= '.05'
const [only = '', ...rest] = process.argv.slice(2).filter((argument) => argument !== '--full' && argument !== '--')
// The test of tenants is among the specification tests, so that it runs in every shape.
const tenants = ['', 'tenants'].includes(only) ? ['tests/spec/access/tenants'] : []
process.argv.splice(2, Number.POSITIVE_INFINITY, `tests/faults/${only}`, ...tenants, ...rest)
await import('./test.mjs')
