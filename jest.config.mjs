import { suitesOf, TOGETHER } from './scripts/test-groups.mjs'

const shared = {
  // Jest's default is in the temporary folder, which npm test removes.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  testEnvironment: '<rootDir>/tests/support/environment.ts',
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest', { jsc: { target: 'es2023', parser: { syntax: 'typescript' } } }] },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  // Only packages/core uses this condition; every other package is tested as built (npm test builds first). The common
  // name `source` would also match third-party packages, whose sources are not meant to be loaded.
  testEnvironmentOptions: { customExportConditions: ['agent-memory-source', 'node', 'node-addons'] },
  modulePathIgnorePatterns: ['/dist/'],
}

/** With GROUPED set, as in `.ci/run`, a suite runs several files. */
const match = (project, files) => (process.env.GROUPED ? suitesOf(project) : [files])
const together = process.env.GROUPED ? [...TOGETHER] : []

/**
 * unit: tests next to the code. spec: black-box tests over HTTP against one shared service, in each shape. whole: the
 * rest of tests/, including tests with an installation of their own, which is the same in every shape.
 */
export default {
  // Only a hung test should reach this limit. It is high because tests that start services and stores are slow on a
  // slow machine. It is set here because projects cannot set it.
  testTimeout: 600_000,
  reporters: ['default', '<rootDir>/tests/support/clauses/every-clause.mjs'],
  testSequencer: '<rootDir>/tests/support/longest-first.cjs',
  projects: [
    { ...shared, displayName: 'unit', testMatch: match('unit', '<rootDir>/{packages,services,scripts}/**/*.test.ts') },
    {
      ...shared,
      displayName: 'spec',
      testMatch: match('spec', '<rootDir>/tests/spec/**/*.test.ts'),
      // In shape 1, the tests of this folder start fleets over one PostgreSQL, which is shape 2.
      testPathIgnorePatterns: ['/node_modules/', ...(process.env.SHAPE === '2' ? ['/tests/spec/fleet/'] : [])],
      globalSetup: '<rootDir>/tests/support/global-setup.ts',
      globalTeardown: '<rootDir>/tests/support/global-teardown.ts',
    },
    {
      ...shared,
      displayName: 'whole',
      testMatch: ['<rootDir>/tests/**/*.test.ts', ...together.map(([suite]) => `<rootDir>/.test-groups/${suite}`)],
      testPathIgnorePatterns: [
        '/node_modules/',
        '<rootDir>/tests/spec/',
        ...together.flatMap(([, files]) => files.map((file) => `<rootDir>/${file}`)),
      ],
    },
  ],
}
