// jest starts suites of unknown duration, as on a fresh machine, by the size of their file: a long one that starts last
// leaves the other workers idle. So the files of longest.cjs start first. After them come the other files that start
// services, which keep the processor busy, and between those the unit tests, which wait more than they compute, in
// groups of up to a minute and a half. The short files of tests/ are left for the end.
const { createRequire } = require('node:module')
const { placeOf, isLong, isLongest } = require('./longest.cjs')

const jest = createRequire(require.resolve('jest'))
const { default: Sequencer } = createRequire(jest.resolve('@jest/core'))('@jest/test-sequencer')

const fileOf = ({ path, context }) => path.slice(context.config.rootDir.length + 1).replaceAll('\\', '/')

const isShort = (file) => file.startsWith('tests/') && !isLong(file)

/** Merges two lists so that each is spread evenly. */
const spread = (...lists) =>
  lists
    .flatMap((list) => list.map((test, at) => ({ test, place: (at + 0.5) / list.length })))
    .sort((one, other) => one.place - other.place)
    .map(({ test }) => test)

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const by = (is) => (test) => is(fileOf(test))
    // Stable: jest's own order among equals.
    const sorted = super.sort(tests).sort((one, other) => placeOf(fileOf(one)) - placeOf(fileOf(other)))
    const longest = sorted.filter(by(isLongest))
    const long = sorted.filter(by((file) => isLong(file) && !isLongest(file)))
    const units = sorted.filter(by((file) => !isLong(file) && !isShort(file)))
    const short = sorted.filter(by(isShort))
    return [...longest, ...spread(long, units), ...short]
  }
}
