import { openPostgresJobQueue } from '@agent-memory/adapters/queue/bullmq-postgres'
import { openRedisJobQueue } from '@agent-memory/adapters/queue/bullmq-redis'
import { openRedis } from '@agent-memory/adapters/redis/connection'
import { describe, expect, test } from '@jest/globals'
import { eventually } from '../../../tests/support/eventually.js'
import { redisIsThere, startTestRedis } from '../../../tests/support/servers/redis.js'

test('a worker can be stopped before it has started', async () => {
  const queue = openPostgresJobQueue({ databaseUrl: 'postgresql://nobody@127.0.0.1:1/none', onError() {} })
  await queue.work('guard', 1, async () => {}).stop(1_000)
  await queue.close()
})

const describeWithRedis = redisIsThere('the tests of the queue on Redis') ? describe : describe.skip

describeWithRedis('on Redis', () => {
  const log = { info() {}, warn() {} }

  test('the payload has only ids, and a finished job leaves nothing behind', async () => {
    const server = await startTestRedis()
    const redis = await openRedis({ url: server.url, log })
    const queue = openRedisJobQueue({ redis, prefix: 'one', onError() {} })
    const keys = async () => ((await server.command('KEYS', '*')) as string[]).sort()
    await eventually(() => queue.add([{ outboxId: 7n, job: 'memory.judge', payload: { memory_id: 'm' } }]))
    expect(await keys()).toContain('one:guard:outbox-7')
    expect(await server.command('HGET', 'one:guard:outbox-7', 'data')).toBe(
      JSON.stringify({ outboxId: '7', payload: { memory_id: 'm' } }),
    )
    const worker = queue.work('guard', 1, async () => {})
    await eventually(async () => expect(await keys()).not.toContain('one:guard:outbox-7'))
    await worker.stop(1_000)
    await queue.close()
    await redis.close()
    await server.stop()
  })

  test("installations that share a Redis do not get one another's jobs", async () => {
    const server = await startTestRedis()
    const redis = await openRedis({ url: server.url, log })
    const [one, other] = ['one', 'other'].map((prefix) => openRedisJobQueue({ redis, prefix, onError() {} }))
    const job = { outboxId: 9n, job: 'memory.judge', payload: {} } as const
    const done: string[] = []
    const workers = [
      one?.work('guard', 1, async () => void done.push('one')),
      other?.work('guard', 1, async () => void done.push('other')),
    ]
    await one?.add([job])
    await eventually(async () => expect(done).toEqual(['one']))
    await other?.add([job])
    await eventually(async () => expect(done).toEqual(['one', 'other']))
    for (const worker of workers) await worker?.stop(1_000)
    await one?.close()
    await other?.close()
    await redis.close()
    await server.stop()
  })

  test('a worker stops in time while Redis is down', async () => {
    const server = await startTestRedis()
    const redis = await openRedis({ url: server.url, log })
    const queue = openRedisJobQueue({ redis, prefix: 'one', onError() {} })
    const done: bigint[] = []
    const worker = queue.work('guard', 1, async ({ outboxId }) => void done.push(outboxId))
    await eventually(() => queue.add([{ outboxId: 8n, job: 'memory.judge', payload: {} }]))
    await eventually(async () => expect(done).toEqual([8n]))
    await server.kill()
    await worker.stop(500)
    await queue.close()
    await redis.close()
    await server.stop()
  })
})
