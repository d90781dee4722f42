import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describeConfig } from '@agent-memory/runtime/config/setting-list'
import { describe, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { lastOf, settingsIn, stagesOf } from '../support/deploy/dockerfile.js'
import { ROOT, repositoryFiles } from '../support/deploy/repository.js'

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const settings = describeConfig().map(({ name }) => name)
const secretFiles = describeConfig().flatMap(({ file }) => file ?? [])

/** Returns the names in a text that look like environment variables: capitals with an underscore. */
const namesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/(?<![\w$-])[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?![\w-])/g)].map(([name]) => name)),
]

/** Names that are not settings of our services, and what they are: most are variables that other programs read. */
const OF_OTHERS: readonly [RegExp, string][] = [
  [/^SM_|^COMP_|^(NO|FORCE)_COLOR$/, 'read by the command line (packages/cli), or written by the first run'],
  [/^(BENCH|FAULT|TEST|SPEC)_|^REQUIRE_SERVERS$/, 'read by bench/ and tests/'],
  [
    /^POSTGRES_(PASSWORD|USER|DB)$|^REDIS_PASSWORD$|^NEO4J_AUTH$|^REDISCLI_AUTH$|^QDRANT__/,
    "read by the stores' own images in docker-compose.yml",
  ],
  [/^OTEL_/, "read by OpenTelemetry's SDK"],
  [/^(NODE|NPM|XDG|LC|PRISMA|CHECKPOINT)_/, 'read by Node, npm, the system or Prisma'],
  [/^(RESTORED|ADMIN)_URL$/, "shell variables in docs/operations.md's commands"],
  [/^WEBHOOK_SECRET$/, 'read by the example receivers in docs/notifications.md'],
  [/^MCP_(AUTO_OPEN_ENABLED|INSPECTOR_SECRET_STORE)$/, 'read by the MCP Inspector'],
  [/^API_KEY$/, 'a placeholder for a key in the specification'],
  [
    /^(CHAT_EVENTS|DEFAULT_SCOPES|EVENTS_KEPT_MS|EXTRACT_PROMPT_VERSION|MEDIA_TYPES)$/,
    'constants of the code that CONTRIBUTING.md names',
  ],
]
/** Returns the names in a text that are neither our settings nor in OF_OTHERS. */
const unknownIn = (text: string): string[] =>
  namesIn(text).filter(
    (name) => ![...settings, ...secretFiles].includes(name) && !OF_OTHERS.some(([pattern]) => pattern.test(name)),
  )

const filesBelow = (pattern: RegExp) => repositoryFiles().filter((file) => pattern.test(file))

/** Returns the files with unknown names, each with its unknown names. */
const wrongIn = (files: readonly string[], unknown: (file: string) => string[]) =>
  files.map((file) => [file, unknown(file)] as const).filter(([, names]) => names.length > 0)

describe('every setting named exists', () => {
  test('the check detects an unknown name', () => {
    expect(unknownIn('Set REDIS_URI, or REDIS_URL, and SM_API_KEY.')).toEqual(['REDIS_URI'])
  })

  test('in the image, the manifests and docker-compose.yml', () => {
    const files = ['Dockerfile', 'docker-compose.yml', ...filesBelow(/^deploy\/.*\.(ya?ml|env|json)$/)]
    expect(files.length).toBeGreaterThan(15)
    expect(wrongIn(files, (file) => unknownIn(read(file)))).toEqual([])
  })

  test('in documents', () => {
    const files = filesBelow(/^(README|CONTRIBUTING|docs\/[\w-]+|packages\/client\/README)\.md$/)
    expect(files.length).toBeGreaterThan(10)
    expect(wrongIn(files, (file) => unknownIn(read(file)))).toEqual([])
  })

  test('in what tests, benchmarks and scripts pass to the processes they start', () => {
    const files = filesBelow(/^(tests\/.*\.(ts|mjs)|bench\/.*\.mjs|scripts\/.*\.mjs)$/)
    expect(files.length).toBeGreaterThan(100)
    const keysIn = (file: string) =>
      [...read(file).matchAll(/(?<=[{,]\s*)([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?=:\s)/g)].map(([name]) => name).join(' ')
    expect(wrongIn(files, (file) => unknownIn(keysIn(file)))).toEqual([])
  })
})

/** Settings that neither the image nor the manifests set, with the reason. */
const LEFT_AT_DEFAULT: Readonly<Record<string, string>> = {
  ANTHROPIC_API_KEY: "the operator decides whether texts go to a third party's language model",
  ANTHROPIC_BASE_URL: 'only needed by an operator who sets ANTHROPIC_API_KEY and has a gateway',
  ANTHROPIC_MODEL: 'only needed by an operator who sets ANTHROPIC_API_KEY',
  MODEL_MONTHLY_TOKENS: 'only read with ANTHROPIC_API_KEY; an operator who sets that may choose another budget',
  EMBEDDINGS_API_KEY: "only needed by an operator who uses a third party's embedder",
  FAILPOINT: 'only for tests',
  FILES_DIR: 'a fleet of pods keeps uploaded files in the bucket at S3_URL',
  MAX_OPEN_JOBS: 'the default suits every deployment',
  RERANKER_URL: "the operator decides whether queries and memories go to a reranker's service",
  RERANKER_MODEL: 'only needed by an operator who sets RERANKER_URL',
  RERANKER_API_KEY: 'only needed by an operator who sets RERANKER_URL',
  NEO4J_USER: 'the default is the user that a new Neo4j server has',
  EMBEDDINGS_MODEL: 'the default is the model in the image; an operator may choose another',
  CORS_ORIGINS: 'the manifests deploy no dashboard on another host',
  INDEX_MEMORY_MB: "the pods' memory limits are chosen for the default",
  QDRANT_PREFIX: "collection names also contain the database's name, which keeps installations apart",
  OAUTH_REFRESH_HOSTS: 'the operator decides which clients stay connected without asking for it',
  OAUTH_CLIENT_DOCUMENTS: 'the operator decides whether the service fetches addresses that clients name',
  OAUTH_ALLOWED_NETWORKS: 'only needed by an operator whose clients describe themselves in a private network',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'the operator decides whether there is a collector',
  MAIL_FROM: 'only needed by an operator who sets SMTP_URL',
  RATE_LIMITS: 'the defaults are the limits in docs/decisions.md',
  WEBHOOK_ALLOWED_NETWORKS: 'the operator decides whether webhooks may call into private networks',
}

type Composed = Record<string, { image: string; environment?: Record<string, string> }>

test('every setting is set by the image, a manifest or a secret, or left at its default for a reason', () => {
  const inImage = Object.keys(settingsIn(lastOf(stagesOf(read('Dockerfile')).at(-1) ?? [], 'ENV')))
  const literals = ['base', 'overlays/small', 'overlays/production'].flatMap((folder) =>
    parse(read(`deploy/k8s/${folder}/kustomization.yaml`)).configMapGenerator.flatMap(
      ({ literals }: { literals: string[] }) => literals.map((literal) => literal.split('=')[0] ?? ''),
    ),
  )
  const inPods = ['gateway', 'guard', 'graph', 'embedder', 'realtime', 'migrate'].flatMap((role) =>
    [...read(`deploy/k8s/base/${role}.yaml`).matchAll(/- name: ([A-Z0-9_]+)$/gm)].map(([, name = '']) => name),
  )
  const inCompose = Object.values(parse(read('docker-compose.yml'), { merge: true }).services as Composed)
    .filter(({ image }) => image.startsWith('agent-memory-service'))
    .flatMap(({ environment = {} }) => Object.keys(environment))
  const secret = namesIn(read('deploy/k8s/secrets.example.env').replace(/^#.*$/gm, ''))
  const asFile = new Map(describeConfig().map(({ name, file }) => [file, name]))
  const given = new Set([...inImage, ...literals, ...inPods, ...secret].map((name) => asFile.get(name) ?? name))
  expect(settings.filter((name) => !given.has(name)).sort()).toEqual(Object.keys(LEFT_AT_DEFAULT).sort())
  expect([...given, ...inCompose].filter((name) => !settings.includes(name))).toEqual([])
})
