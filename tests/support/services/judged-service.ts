import { type clientOf, expectStatus, type Json } from '../http/client.js'
import { memoriesOf } from '../http/memories.js'
import type { newTenant } from '../http/tenant.js'
import type { Answer } from '../servers/models/anthropic-server.js'
import { startModelService } from './model-service.js'

export type Tenant = Awaited<ReturnType<typeof newTenant>>

/** Starts a service with a judge; `newScene` makes a volume for one test. */
export const startJudgedService = async () => {
  const service = await startModelService()
  return { ...service, newScene: (tenant: Tenant) => newScene(service.send, tenant) }
}

/** Makes a volume with two writers. */
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

/** An answer of the judge that relates the new statement to the first known one. */
export const relates = (relation: string, known_words: string, new_words: string, more: Json = {}): Answer => {
  const certain = { known: 1, cue: '', evidence: 'The two values differ.', sure: 1 }
  return { input: { relations: [{ ...certain, relation, known_words, new_words, ...more }] } }
}
