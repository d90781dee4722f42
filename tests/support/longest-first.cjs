// jest starts suites of unknown duration, as on a fresh machine, by the size of their file: a long one that starts last
// leaves the other workers idle. These start first, longest first by a run on two cores.
const { createRequire } = require('node:module')

const jest = createRequire(require.resolve('jest'))
const { default: Sequencer } = createRequire(jest.resolve('@jest/core'))('@jest/test-sequencer')

const LONGEST = [
  'tests/faults/kills-steps',
  'packages/core/text/hostile-texts',
  'tests/faults/alone',
  'tests/faults/fleet',
  'tests/spec/access/tenants',
  'packages/adapters/documents/parse-process',
  'tests/spec/text/naughty',
  'tests/installations/stopped-start',
  'tests/spec/import/restart',
  'tests/deploy/image',
  'tests/faults/redis',
  'tests/faults/work-killed',
  'tests/installations/first-run',
  'tests/spec/running/telemetry',
  'tests/contract/graph-store',
  'tests/contract/memory-index',
  'tests/installations/qdrant',
  'tests/faults/poison-job',
  'tests/deploy/operations',
  'tests/spec/fleet/',
  'tests/spec/import/',
  'tests/spec/limits/',
  'tests/faults/',
  'tests/installations/',
  'tests/deploy/',
]

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const place = ({ path, context }) => {
      const file = path.slice(context.config.rootDir.length + 1).replaceAll('\\', '/')
      const at = LONGEST.findIndex((start) =>
        start.endsWith('/') ? file.startsWith(start) : file === `${start}.test.ts`,
      )
      return at < 0 ? LONGEST.length : at
    }
    // Stable: jest's own order among the others.
    return super.sort(tests).sort((one, other) => place(one) - place(other))
  }
}
