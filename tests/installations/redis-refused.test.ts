import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../support/cites.js'
import { temporaryFolder } from '../support/servers/postgres.js'
import { startProcess } from '../support/servers/processes.js'
import { redisIsThere, startTestRedis } from '../support/servers/redis.js'

const describeWithRedis = redisIsThere('starting with an unsuitable Redis') ? describe : describe.skip

describeWithRedis('starting with Redis', () => {
  let folder: string
  beforeAll(async () => {
    folder = await temporaryFolder('unfit')
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test(cites('fails if it can evict keys, and says what to do', 'redis.policy'), async () => {
    const redis = await startTestRedis({ 'maxmemory-policy': 'volatile-lru' })
    try {
      const env = { DATA_DIR: folder, NODE_ENV: 'test', REDIS_URL: redis.url }
      await expect(startProcess(join(folder, 'server.log'), env)).rejects.toThrow(
        /exited with 1:[\s\S]*Redis at REDIS_URL evicts keys.*volatile-lru.*: set maxmemory-policy to noeviction\./,
      )
    } finally {
      await redis.stop()
    }
  })
})
