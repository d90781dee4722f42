// `pnpm faults`: the fault tests with 50 kills, half of them a shape, and 50 differences between the stores;
// `pnpm faults --full`: with 1,000.
// A run prints its FAULT_SEED; set it to make the same run again.
const kills = process.argv.includes('--full') ? 1_000 : 50
process.env.FAULT_KILLS = String(kills / 2)
process.env.FAULT_DRIFTS = String(kills)
process.argv.splice(2, Number.POSITIVE_INFINITY, 'tests/faults')
await import('./test.mjs')
