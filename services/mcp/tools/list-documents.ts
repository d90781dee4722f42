import { listDocuments as listAll } from '@agent-memory/core/documents/documents'
import { documentsAnswer } from '@agent-memory/core/documents/schemas'
import { presentDocument } from '@agent-memory/core/present/documents'
import { uuid } from '@agent-memory/core/schemas'
import { z } from 'zod'
import { tool } from '../tool.js'
import { resolveVolumeId, volumeArguments } from '../volumes.js'

/** Keeps the answer short enough for a model. */
const MOST_LISTED = 200

export const listDocuments = tool({
  name: 'list_documents',
  title: 'List documents',
  description:
    'Lists the documents uploaded to a volume, newest first, each with its id, filename, type, size and status: ' +
    'processing (not fully searchable yet), completed, or failed (`error` says why). get_document reads one; ' +
    'search_memories searches all of them.',
  scope: 'documents:read',
  operation: 'document',
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true },
  input: z.object(volumeArguments()),
  output: z.object({
    volume_id: uuid(),
    documents: documentsAnswer,
    total: z.int().describe(`How many there are; the newest ${MOST_LISTED} are listed.`),
  }),
  async run(exchange, given) {
    const volume_id = await resolveVolumeId(exchange, given, 'read')
    const documents = await listAll(exchange.ports, exchange.caller.principal, volume_id)
    return { volume_id, documents: documents.slice(0, MOST_LISTED).map(presentDocument), total: documents.length }
  },
})
