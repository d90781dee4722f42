import { clientOf, type Json } from '../http/client.js'
import { newTenant } from '../http/tenant.js'
import { withDatabase } from '../servers/database.js'
import { type Answer, KEY, type MessagesRequest, startAnthropicServer } from '../servers/models/anthropic-server.js'
import { startAlone } from '../service.js'

const NO_EXTRACTION: Answer = { input: { entities: [], facts: [], relationships: [] } }
const NO_RELATION: Answer = { input: { relations: [] } }

/** Starts a service whose language model is a local server of the Messages API that says what the test decides. */
export const startModelService = async (env: Record<string, string> = {}) => {
  const model = await startAnthropicServer()
  const script = {
    /** What the judge answers next. */
    judge: (_message: string): Answer | Promise<Answer> => NO_RELATION,
    /** What the judge was asked. */
    questions: [] as string[],
    /** How a question of chat is answered next. */
    answer: (_message: string): Answer | Promise<Answer> => ({ text: "I don't have that in memory" }),
    /** The requests of chat. */
    chats: [] as MessagesRequest[],
  }
  model.answer = (request) => {
    const message = String(request.messages[0]?.content)
    if (!request.tools) {
      script.chats.push(request)
      return script.answer(message)
    }
    if (request.tools[0]?.name !== 'record_relations') return NO_EXTRACTION
    script.questions.push(message)
    return script.judge(message)
  }
  const anthropic = { ANTHROPIC_API_KEY: KEY, ANTHROPIC_BASE_URL: model.url, ANTHROPIC_MODEL: 'claude-test-1' }
  const service = await startAlone({ env: { RATE_LIMITS: 'off', ...anthropic, ...env } })
  const send = clientOf(service.baseUrl)
  return {
    ...{ baseUrl: service.baseUrl, script, send },
    /** How many connections to the model were closed before its answer was complete. */
    left: () => model.left,
    newTenant: () => newTenant(send),
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
