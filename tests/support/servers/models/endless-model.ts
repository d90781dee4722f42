import { KEY, startAnthropicServer } from './anthropic-server.js'

/** What the model answers, and what must be remembered for it to be passed on. */
export const FERRY = 'The ferry to Culatra leaves at 9:15 from the east quay.'

/** A question that finds it. */
export const askFerry = (volume_id: string) => ({ query: 'When does the ferry to Culatra leave?', volume_id })

/** A language model that answers with one sentence and never ends its answer: streamed answers stay open for a minute. */
export const startEndlessModel = async () => {
  const model = await startAnthropicServer()
  const nothing = { input: { relations: [], entities: [], facts: [], relationships: [] } }
  model.answer = ({ tools }) => (tools ? nothing : { text: `${FERRY.slice(0, -1)} [1]. It`, end: 'hang' })
  return {
    /** Settings of a service that uses it. */
    env: { ANTHROPIC_API_KEY: KEY, ANTHROPIC_BASE_URL: model.url, ANTHROPIC_MODEL: 'claude-test-1' },
    close: model.close,
  }
}
