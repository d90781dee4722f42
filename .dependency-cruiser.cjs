/**
 * Imports run one way: core <- adapters <- runtime <- services. No exceptions are listed here, and none shall be.
 * Checked by scripts/check-dependencies.mjs, which also refuses to pass when it saw next to nothing.
 */
const CORE = '^packages/core/'
const ADAPTERS = '^packages/adapters/'
const CLIENT = '^packages/client/'
const RUNTIME = '^packages/runtime/'
const SERVICES = '^services/'

module.exports = {
  forbidden: [
    {
      name: 'core-depends-on-nothing-of-ours',
      severity: 'error',
      from: { path: CORE },
      to: { path: [ADAPTERS, CLIENT, RUNTIME, SERVICES] },
    },
    {
      name: 'core-does-no-io',
      comment:
        'Core is pure: of Node it takes node:crypto, and node:async_hooks by which a context goes with the work.',
      severity: 'error',
      from: { path: CORE, pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'], pathNot: '^(node:)?(crypto|async_hooks)$' },
    },
    {
      name: 'adapters-depend-on-core',
      severity: 'error',
      from: { path: ADAPTERS },
      to: { path: [CLIENT, RUNTIME, SERVICES] },
    },
    {
      name: 'client-depends-on-core-alone',
      comment: 'And on its types alone, which scripts/check-dependencies.mjs holds: swc does not tell them apart here.',
      severity: 'error',
      from: { path: CLIENT, pathNot: '\\.test\\.ts$' },
      to: { pathNot: [CLIENT, CORE, '/node_modules/zod/'] },
    },
    {
      name: 'runtime-depends-on-adapters-and-core',
      severity: 'error',
      from: { path: RUNTIME },
      to: { path: [CLIENT, SERVICES] },
    },
    {
      name: 'services-do-not-import-services',
      comment: 'Except the server, which chooses among them.',
      severity: 'error',
      from: { path: '^services/([^/]+)/', pathNot: '^services/server/' },
      to: { path: SERVICES, pathNot: '^services/$1/' },
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
      comment: 'What cannot be resolved cannot be judged. Build first.',
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
    // TypeScript 7 has no parser that dependency-cruiser knows; without swc it would cruise nothing.
    parser: 'swc',
    doNotFollow: { path: ['node_modules', '/dist/', '/generated/'] },
    exclude: { path: ['^services/[^/]+/dist/', '/fixtures/'] },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.d.ts', '.js', '.mjs', '.cjs', '.json'],
    },
  },
}
