import { KEY, startAnthropicServer } from './anthropic-server.js'

/** What the model answers. The service passes this on only if a memory says the same. */
export const FERRY = 'The ferry to Culatra leaves at 9:15 from the east quay.'

/** Returns a question that finds the memory with FERRY. */
export const askFerry = (volume_id: string) => ({ query: 'When does the ferry to Culatra leave?', volume_id })

/**
 * Starts a language model that answers with one sentence and never ends its answer, so that streamed answers stay open
 * for a minute.
 */
export const startEndlessModel = async () => {
  const model = await startAnthropicServer()
  const nothing = { input: { relations: [], entities: [], facts: [], relationships: [] } }
  model.answer = ({ tools }) => (tools ? nothing : { text: `${FERRY.slice(0, -1)} [1]. It`, end: 'hang' })
  return {
    /** Settings of a service that uses this model. */
    env: { ANTHROPIC_API_KEY: KEY, ANTHROPIC_BASE_URL: model.url, ANTHROPIC_MODEL: 'claude-test-1' },
    close: model.close,
  }
}
