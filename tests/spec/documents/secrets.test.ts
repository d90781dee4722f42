import { expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { documentsOf } from '../../support/http/documents.js'
import { memoriesOf } from '../../support/http/memories.js'
import { newTenant } from '../../support/http/tenant.js'
import { withDatabase } from '../../support/servers/database.js'
import { send, shared } from '../../support/shared.js'

/** Assembled here, so that the repository does not contain the token. */
const TOKEN = `ghp_${'q7Zk'.repeat(9)}`
const PASSWORD = 'k3stRel!Vane'

test(cites('a secret in a document is in none of its chunks', 'documents.secrets'), async () => {
  const tenant = await newTenant(send)
  const { key } = await tenant.agent('Clerk', { volumeId: tenant.volumeId })
  const documents = documentsOf(shared().baseUrl, key, tenant.volumeId)
  const files: [string, string][] = [
    ['deploy.md', `# Deploying with ${TOKEN}\n\nThe harbour server takes the token ${TOKEN} once a day.\n`],
    ['people.csv', `name,password\nInes of the harbour,${PASSWORD}\n`],
  ]
  for (const [filename, content] of files) {
    const { document_id } = await documents.upload(content, filename)
    expect(await documents.ended(document_id)).toMatchObject({ status: 'completed' })
  }
  const { memories } = await memoriesOf(send, key, tenant.volumeId).query('Which token does the harbour server take?')
  expect(memories[0]?.content).toContain('takes the token [redacted:access_token] once a day')
  await withDatabase(shared().databaseUrl, async (client) => {
    const { rows } = await client.query(
      `SELECT (SELECT count(*) FROM memories m WHERE volume_id = $1 AND m::text ~ $2)::int AS chunks,
         (SELECT count(*) FROM memory_sources s WHERE volume_id = $1 AND s::text ~ $2)::int AS sources,
         (SELECT count(*) FROM memories WHERE volume_id = $1 AND content LIKE '%[redacted:%')::int AS redacted`,
      [tenant.volumeId, `${TOKEN}|${PASSWORD}`],
    )
    expect(rows).toEqual([{ chunks: 0, sources: 0, redacted: 2 }])
  })
})
