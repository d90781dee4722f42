// The test files that take longest, longest first by a run on two cores.
const LONGEST = [
  'tests/faults/kills-steps',
  '.test-groups/whole-fleet',
  'packages/core/text/hostile-texts',
  '.test-groups/whole-killed',
  '.test-groups/whole-drift',
  '.test-groups/whole-alone',
  'tests/spec/access/tenants',
  // This one, chat-model and mail mostly wait, so they start beside the busiest ones.
  'tests/spec/limits/limits',
  'packages/adapters/documents/parse-process',
  'tests/spec/text/naughty',
  'tests/installations/chat-model',
  'tests/installations/stopped-start',
  'tests/spec/import/restart',
  'tests/installations/mail',
  'tests/deploy/image',
  'tests/installations/first-run',
  'tests/spec/running/telemetry',
  'tests/contract/graph-store',
  'tests/contract/memory-index',
  'tests/installations/qdrant',
  'tests/deploy/operations',
  'services/mcp/pages/accessibility',
  'scripts/bootstrap',
  '.test-groups/whole-faults',
  'tests/spec/fleet/frozen-guard',
  'tests/spec/import/interrupted',
  'tests/deploy/frozen-guard',
  'tests/deploy/graph-and-documents',
  // The groups of specification tests, so that short suites are left for the end.
  '.test-groups/spec-',
  'tests/spec/fleet/',
  'tests/spec/import/',
  'tests/spec/limits/',
  'tests/faults/',
  'tests/installations/',
  'tests/conformance/',
  'tests/contract/',
]

const isPrefix = (start) => /[/-]$/.test(start)

/** Returns the place of a test file, whose path is relative to the root, among those that start first. */
function placeOf(file) {
  const at = LONGEST.findIndex((start) => (isPrefix(start) ? file.startsWith(start) : file === `${start}.test.ts`))
  return at < 0 ? LONGEST.length : at
}

/** How many of the entries are single files; the others are folders and groups. */
const FILES = LONGEST.findIndex(isPrefix)

module.exports = {
  placeOf,
  isLong: (file) => placeOf(file) < LONGEST.length,
  isLongest: (file) => placeOf(file) < FILES,
}
