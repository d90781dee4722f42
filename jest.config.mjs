const shared = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest', { jsc: { target: 'es2023', parser: { syntax: 'typescript' } } }] },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  // This condition serves packages/core alone; every other package is tested as built (npm test builds first). The
  // common name `source` would also catch packages of others, whose sources are not made to be loaded.
  testEnvironmentOptions: { customExportConditions: ['agent-memory-source', 'node', 'node-addons'] },
  modulePathIgnorePatterns: ['/dist/'],
}

/**
 * unit: beside the code. spec: black-box, over HTTP, with one started service for all, in each shape. whole: the rest of
 * tests/, among it installations of a test's own that are the same whatever the shape.
 */
export default {
  // Only what hangs takes so long: fleets, stores and imports are slow on a machine that is. Projects cannot set this.
  testTimeout: 600_000,
  projects: [
    { ...shared, displayName: 'unit', testMatch: ['<rootDir>/{packages,services,scripts}/**/*.test.ts'] },
    {
      ...shared,
      displayName: 'spec',
      testMatch: ['<rootDir>/tests/spec/**/*.test.ts'],
      // A fleet of a test's own is in shape 1 what it is in shape 2.
      testPathIgnorePatterns: ['/node_modules/', ...(process.env.SHAPE === '2' ? ['/tests/spec/fleet/'] : [])],
      globalSetup: '<rootDir>/tests/support/global-setup.ts',
      globalTeardown: '<rootDir>/tests/support/global-teardown.ts',
    },
    {
      ...shared,
      displayName: 'whole',
      testMatch: ['<rootDir>/tests/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/tests/spec/'],
    },
  ],
}
