import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { expectStatus } from '../../support/http/client.js'
import { newUrl, webhooksOf } from '../../support/http/open-ended/webhooks.js'
import { newWriter } from '../../support/http/writer.js'
import { dumpTables } from '../../support/servers/database.js'
import { send, shared } from '../../support/shared.js'

const { key, volumeId } = await newWriter()

test(cites('a secret is in no answer, no log and no table', 'webhooks.secret'), async () => {
  const webhooks = webhooksOf(send, key, volumeId)
  const url = newUrl()
  const secrets = [
    `first ${crypto.randomUUID()}`,
    `second ${crypto.randomUUID()}`,
    `whsec_${btoa(crypto.randomUUID())}`,
  ] as const
  const [first, second, third] = secrets
  const replies = [
    await webhooks.trySubscribe({ url, secret: first }),
    await webhooks.trySubscribe({ url, secret: second, events: ['memory.merged'] }),
  ]
  const { webhook_id: webhookId } = expectStatus(replies[0] as never, 200).body
  replies.push(
    await webhooks.act(webhookId, 'rotate', { secret: third }),
    await webhooks.act(webhookId, 'test'),
    await webhooks.act(webhookId, 'enable'),
    await send('GET', `/agent/memory/subscriptions?volume_id=${volumeId}`, { key }),
  )
  for (const reply of replies) expect(reply.status).toBeLessThan(300)
  // Adds the replies to refused requests.
  replies.push(
    await webhooks.trySubscribe({ url, secret: `${third}!` }),
    await webhooks.trySubscribe({ url: `${first}`, secret: first }),
    await webhooks.trySubscribe({ url, secret: second.repeat(20) }),
    await webhooks.act(webhookId, 'rotate', { secret: `${third}!` }),
  )
  const printed = shared().logFiles.map((file) => readFileSync(file, 'utf8'))
  const rows = await dumpTables(shared().databaseUrl)
  const row = rows.filter((each) => each.includes(webhookId))
  expect(row.length).toBeGreaterThan(0)
  expect(printed.join('').length).toBeGreaterThan(0)
  for (const secret of secrets) {
    for (const reply of replies) expect(reply.text).not.toContain(secret)
    for (const text of printed) expect(text).not.toContain(secret)
    expect(rows.filter((each) => each.includes(secret) || each.includes(secret.replace('whsec_', '')))).toEqual([])
  }
})
