import { createHash } from 'node:crypto'
import { authorizedVolume, authorizedVolumeOf, type VolumeAccess } from '../../accounts/authorized-volume.js'
import { authorOf, type Principal } from '../../accounts/principal.js'
import { AppError } from '../../errors.js'
import type { Listed, Page } from '../../paging.js'
import type { Feedback, FeedbackKind, FeedbackStore } from '../../ports/memory/feedback.js'
import type { MemoryStore } from '../../ports/memory/memories.js'
import type { TextWork } from '../../ports/memory/text-work.js'
import { redactFor } from '../guard/pii/redact-personal.js'

export interface FeedbackPorts extends VolumeAccess {
  feedback: FeedbackStore
  memories: Pick<MemoryStore, 'locate'>
  texts: Pick<TextWork, 'storable'>
  now: () => Date
}

export interface FeedbackCall {
  principal: Principal
  /** The volume of the feedback; if undefined, the volume of the memory. */
  volumeId: string | undefined
  about: { memoryId: string } | { query: string; citedMemoryIds: readonly string[] }
  kind: FeedbackKind
  comment: string | undefined
  /** Whether the caller may read chunks of documents. */
  chunks: boolean
  signal: AbortSignal
}

/**
 * Stores feedback on a memory or an answer. Redacts credentials, and personal identifiers too unless the volume allows
 * them. The same feedback from the same author is stored once, so a call can be retried.
 * @throws AppError memory_not_found, agent_not_authorized_for_volume; service_unavailable when TextWork throws it
 */
export const submitFeedback = async (ports: FeedbackPorts, call: FeedbackCall): Promise<Feedback> => {
  const { principal, about, kind, chunks, signal } = call
  const { orgId, volumeId, pii } = await volumeOf(ports, call)
  const storable = async (text: string | undefined) =>
    text === undefined ? null : (await ports.texts.storable(text, pii, { tenant: orgId, signal })).text
  const { keyId, agentId, name } = authorOf(principal)
  const said = {
    volumeId,
    kind,
    memoryIds: 'memoryId' in about ? [about.memoryId] : [...new Set(about.citedMemoryIds)],
    query: 'query' in about ? await storable(about.query) : null,
    comment: await storable(call.comment),
    writer: { keyId, agentId: agentId ?? keyId, agent: name },
  }
  // `storable` also asks the secret reader (models/guard/secrets.md), whose verdict may differ between CPUs. So
  // that a retry gets the same id, the id is derived from the texts as redacted without that reader.
  const redact = (text: string | undefined) => (text === undefined ? null : redactFor(pii)(text).text)
  const plain = { query: redact('query' in about ? about.query : undefined), comment: redact(call.comment) }
  const stored = await ports.feedback.add(
    { ...said, orgId, feedbackId: idOf({ ...said, ...plain }), createdAt: ports.now() },
    { chunks },
  )
  if (stored === null) throw new AppError('memory_not_found', 'There is no memory with this id.')
  return stored
}

/** Finds the volume of the feedback, which the caller must be able to read. */
const volumeOf = async (ports: FeedbackPorts, { principal, volumeId, about, chunks }: FeedbackCall) => {
  if (volumeId !== undefined) return authorizedVolume(ports, principal, 'read_memories', volumeId)
  const place = 'memoryId' in about ? await ports.memories.locate(about.memoryId) : null
  const hidden = place?.isChunk === true && !chunks
  return authorizedVolumeOf(ports, principal, 'read_memories', ['memory', hidden ? null : place])
}

/** Derives the id from the author and the content: a version 8 UUID (RFC 9562, section 5.8) of their SHA-256. */
const idOf = ({ volumeId, kind, memoryIds, query, comment, writer }: Omit<Feedback, 'feedbackId' | 'createdAt'>) => {
  const { keyId, agentId } = writer
  const parts = [volumeId, keyId, agentId, kind, [...memoryIds].sort(), query, comment]
  const digits = createHash('sha256').update(JSON.stringify(parts)).digest('hex')
  const groups = [digits.slice(0, 8), digits.slice(8, 12), `8${digits.slice(13, 16)}`, `8${digits.slice(17, 20)}`]
  return [...groups, digits.slice(20, 32)].join('-')
}

/**
 * Returns one page of the feedback of a volume, newest first.
 * @throws AppError agent_not_authorized_for_volume
 */
export const listFeedback = async (
  ports: Pick<FeedbackPorts, 'volumes' | 'feedback'>,
  principal: Principal,
  volumeId: string,
  page: Page,
): Promise<Listed<Feedback>> => {
  const volume = await authorizedVolume(ports, principal, 'read_memories', volumeId)
  return ports.feedback.list(volume.volumeId, page)
}
