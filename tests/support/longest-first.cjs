// jest starts suites of unknown duration, as on a fresh machine, by the size of their file: a long one that starts last
// leaves the other workers idle. So the files of longest.cjs start first.
const { createRequire } = require('node:module')
const { placeOf } = require('./longest.cjs')

const jest = createRequire(require.resolve('jest'))
const { default: Sequencer } = createRequire(jest.resolve('@jest/core'))('@jest/test-sequencer')

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const place = ({ path, context }) => placeOf(path.slice(context.config.rootDir.length + 1).replaceAll('\\', '/'))
    // Stable: jest's own order among the others.
    return super.sort(tests).sort((one, other) => place(one) - place(other))
  }
}
