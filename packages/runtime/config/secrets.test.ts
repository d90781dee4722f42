import { mkdtemp, readdir, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ConfigError, loadConfig } from '@agent-memory/runtime/config/config'
import { readOrMakeSecretKey } from '@agent-memory/runtime/config/secret-key'
import { describeConfig } from '@agent-memory/runtime/config/setting-list'
import { describe, expect, test } from '@jest/globals'

const SECRET_KEY = 'k'.repeat(32)
const DATABASE_URL = 'postgresql://u:p@db:5432/memory'

describe('secrets in files', () => {
  const fileWith = async (content: string) => {
    const file = join(await mkdtemp(join(tmpdir(), 'secret-file-')), 'secret')
    await writeFile(file, content)
    return file
  }

  test.each([
    ['DATABASE_URL', DATABASE_URL, 'databaseUrl'],
    ['DATABASE_DIRECT_URL', DATABASE_URL, 'databaseDirectUrl'],
    ['EMBEDDINGS_API_KEY', 'hidden-value', 'embeddingsApiKey'],
    ['RERANKER_API_KEY', 'hidden-value', 'rerankerApiKey'],
    ['REDIS_URL', 'redis://:hidden-value@redis:6379', 'redisUrl'],
    ['QDRANT_API_KEY', 'hidden-value', 'qdrantApiKey'],
    ['NEO4J_PASSWORD', 'hidden-value', 'neo4jPassword'],
    ['ANTHROPIC_API_KEY', 'hidden-value', 'anthropicApiKey'],
    ['SECRET_KEY', SECRET_KEY, 'secretKey'],
    ['S3_URL', 'https://key:hidden-value@s3.example/bucket', 's3'],
  ] as const)(
    '%s: the file that %s_FILE names has its value, without the newline at its end',
    async (name, value, field) => {
      const expected = loadConfig({ [name]: value })[field]
      expect(expected).toBeDefined()
      for (const newline of ['', '\n', '\r\n'])
        expect(loadConfig({ [`${name}_FILE`]: await fileWith(value + newline) })[field]).toEqual(expected)
    },
  )

  test('all settings that carry credentials have one, and no others', () => {
    const named = describeConfig().filter(
      ({ name, meaning }) =>
        /(_KEY|_PASSWORD|SECRET|TOKEN)$|^(DATABASE|REDIS|S3)_/.test(`${name}`) ||
        /KEY:SECRET|user:password|client_secret/.test(meaning),
    )
    const withFile = describeConfig().filter(({ file }) => file !== undefined)
    expect(withFile.map(({ name }) => name)).toEqual(named.map(({ name }) => name))
    expect(withFile.every(({ name, file }) => file === `${name}_FILE`)).toBe(true)
  })

  test('a bad one is rejected in one sentence with the setting, not its content or path', async () => {
    const file = await fileWith('hidden-value')
    const expectRefusal = (env: Record<string, string>, sentence: string) =>
      expect(() => loadConfig(env)).toThrow(new ConfigError(sentence))
    const both = { SECRET_KEY, SECRET_KEY_FILE: file }
    expectRefusal(both, 'SECRET_KEY and SECRET_KEY_FILE are both set: keep one of them.')
    expectRefusal({ SECRET_KEY_FILE: await fileWith(' \n') }, 'SECRET_KEY_FILE names a file that is empty.')
    expectRefusal({ SECRET_KEY_FILE: `${file}-not` }, 'SECRET_KEY_FILE names a file that cannot be read (ENOENT).')
    expectRefusal({ SECRET_KEY_FILE: tmpdir() }, 'SECRET_KEY_FILE names a file that cannot be read (EISDIR).')
    expectRefusal(
      { SECRET_KEY_FILE: file },
      'SECRET_KEY (from SECRET_KEY_FILE) must be text of at least 32 characters.',
    )
    expect(loadConfig({ SECRET_KEY: '', SECRET_KEY_FILE: await fileWith(SECRET_KEY) }).secretKey).toBe(SECRET_KEY)
    expect(loadConfig({ SECRET_KEY, SECRET_KEY_FILE: '' }).secretKey).toBe(SECRET_KEY)
  })
})

describe('the secret key', () => {
  test('is created once, readable only by its owner, even concurrently', async () => {
    const dataDir = join(await mkdtemp(join(tmpdir(), 'secret-')), 'new')
    const keys = await Promise.all(Array.from({ length: 8 }, () => readOrMakeSecretKey(dataDir)))
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toMatch(/^[0-9a-f]{64}$/)
    expect(await readOrMakeSecretKey(dataDir)).toBe(keys[0])
    expect((await stat(join(dataDir, 'secret-key'))).mode & 0o777).toBe(0o600)
    expect(await readdir(dataDir)).toEqual(['secret-key'])
  })

  test('is never replaced', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'secret-'))
    await writeFile(join(dataDir, 'secret-key'), '')
    await expect(readOrMakeSecretKey(dataDir)).rejects.toThrow('holds no secret key')
  })
})
