/**
 * Imports run one way: core <- adapters <- runtime <- services, and core <- client <- cli. Do not add exceptions here.
 * Checked by scripts/check-dependencies.mjs, which also fails if it did not scan every source file.
 */
const CORE = '^packages/core/'
const ADAPTERS = '^packages/adapters/'
const CLIENT = '^packages/client/'
const CLI = '^packages/cli/'
const RUNTIME = '^packages/runtime/'
const SERVICES = '^services/'

module.exports = {
  forbidden: [
    {
      name: 'core-depends-on-nothing-of-ours',
      severity: 'error',
      from: { path: CORE },
      to: { path: [ADAPTERS, CLIENT, CLI, RUNTIME, SERVICES] },
    },
    {
      name: 'core-does-no-io',
      comment:
        'Core is pure: of Node it uses only node:crypto, node:async_hooks to propagate a context with the work, and node:module to load a build of a dependency.',
      severity: 'error',
      from: { path: CORE, pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'], pathNot: '^(node:)?(crypto|async_hooks|module)$' },
    },
    {
      name: 'adapters-depend-on-core',
      severity: 'error',
      from: { path: ADAPTERS },
      to: { path: [CLIENT, CLI, RUNTIME, SERVICES] },
    },
    {
      name: 'client-depends-on-core-alone',
      comment: 'And only on its types, which scripts/check-dependencies.mjs checks: swc does not tell them apart here.',
      severity: 'error',
      from: { path: CLIENT, pathNot: '\\.test\\.ts$' },
      to: { pathNot: [CLIENT, CORE, '/node_modules/zod/'] },
    },
    {
      name: 'runtime-depends-on-adapters-and-core',
      severity: 'error',
      from: { path: RUNTIME },
      to: { path: [CLIENT, CLI, SERVICES] },
    },
    {
      name: 'cli-depends-on-client-and-core',
      severity: 'error',
      from: { path: CLI },
      to: { path: [ADAPTERS, RUNTIME, SERVICES] },
    },
    {
      name: 'services-do-not-import-services',
      comment: 'Except the server, which selects among them.',
      severity: 'error',
      from: { path: '^services/([^/]+)/', pathNot: '^services/server/' },
      to: { path: [SERVICES, CLI], pathNot: '^services/$1/' },
    },
    {
      name: 'telemetry-is-loaded-where-it-is-asked-for',
      comment: 'By import(): a process without a collector loads none of OpenTelemetry.',
      severity: 'error',
      from: { pathNot: ['^packages/adapters/telemetry/', '\\.test\\.ts$'] },
      to: { path: ['^packages/adapters/telemetry/', '/@opentelemetry/'], dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      comment: 'What cannot be resolved cannot be checked. Build first.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-undeclared',
      comment: "A package that is not in the importing package's own package.json.",
      severity: 'error',
      from: { path: ['^packages/', '^services/'], pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    // dependency-cruiser cannot use TypeScript 7's parser; without swc it would scan nothing.
    parser: 'swc',
    doNotFollow: { path: ['node_modules', '/dist/', '/generated/'] },
    exclude: { path: ['^services/[^/]+/dist/', '/fixtures/'] },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.cjs', '.json'],
    },
  },
}
