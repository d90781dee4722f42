import { clientOf, expectStatus, type Json } from './http/client.js'
import { memoriesOf } from './http/memories.js'
import { newTenant } from './http/tenant.js'
import { type Answer, KEY, startAnthropicServer } from './servers/anthropic-server.js'
import { withDatabase } from './servers/database.js'
import { startAlone } from './service.js'

export type Tenant = Awaited<ReturnType<typeof newTenant>>

const NO_EXTRACTION: Answer = { input: { entities: [], facts: [], relationships: [] } }

/** A service whose judge is a local server of the Messages API; what its model answers is up to the test. */
export const startJudgedService = async () => {
  const model = await startAnthropicServer()
  const script = {
    /** What the judge answers next. */
    judge: (_message: string): Answer | Promise<Answer> => ({ input: { relations: [] } }),
    /** What it was asked. */
    questions: [] as string[],
  }
  model.answer = ({ tools, messages }) => {
    if (tools?.[0]?.name !== 'record_relations') return NO_EXTRACTION
    const message = String(messages[0]?.content)
    script.questions.push(message)
    return script.judge(message)
  }
  const anthropic = { ANTHROPIC_API_KEY: KEY, ANTHROPIC_BASE_URL: model.url, ANTHROPIC_MODEL: 'claude-test-1' }
  const service = await startAlone({ env: { RATE_LIMITS: 'off', ...anthropic } })
  const send = clientOf(service.baseUrl)
  return {
    script,
    send,
    newTenant: () => newTenant(send),
    newScene: (tenant: Tenant) => newScene(send, tenant),
    inDatabase: (text: string, values: unknown[] = []): Promise<Json[]> =>
      withDatabase(service.databaseUrl, async (client) => (await client.query(text, values)).rows),
    async metric(name: string): Promise<number> {
      const { text } = await send('GET', '/metrics')
      const line = text.split('\n').find((each) => each.startsWith(`${name} `))
      return Number(line?.slice(name.length + 1))
    },
    async stop() {
      await service.stop()
      await model.close()
    },
  }
}

/** A volume with two writers. */
const newScene = async (send: ReturnType<typeof clientOf>, tenant: Tenant) => {
  const volume_id = await tenant.volume('scene')
  const [key, other] = [await tenant.key('org_rw'), await tenant.key('org_rw')]
  const get = async (path: string) => expectStatus(await send('GET', path, { key }), 200).body.data
  const list = async (): Promise<string[]> => {
    const { body } = expectStatus(await send('POST', '/memory/search', { key, body: { volume_id } }), 200)
    return body.data.memories.map(({ content }: Json) => content).toSorted()
  }
  return {
    ...{ volume_id, key, get, list },
    write: memoriesOf(send, key, volume_id).write,
    writeByAnother: memoriesOf(send, other, volume_id).write,
    undo: (write_id: string) => send('POST', '/memory/undo', { key, body: { write_id } }),
  }
}

/** An answer about the first known statement. */
export const relates = (relation: string, known_words: string, new_words: string, more: Json = {}): Answer => {
  const certain = { known: 1, cue: '', evidence: 'The two values differ.', sure: 1 }
  return { input: { relations: [{ ...certain, relation, known_words, new_words, ...more }] } }
}
