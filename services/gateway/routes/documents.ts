import { type DocumentPorts, deleteDocument, listDocuments } from '@agent-memory/core/documents/documents'
import {
  documentParams,
  documentsAnswer,
  erasedDocumentAnswer,
  oneDocumentParams,
  uploadAnswer,
  uploadForm,
} from '@agent-memory/core/documents/schemas'
import { type UploadPorts, uploadDocument } from '@agent-memory/core/documents/upload'
import { AppError } from '@agent-memory/core/errors'
import { presentDocument, presentErasure, presentUpload } from '@agent-memory/core/present/documents'
import { unknownFields } from '@agent-memory/core/unknown-fields'
import { type Endpoint, endpoint } from '@agent-memory/runtime/http/endpoint'
import { idempotencyKeyOf, validate, withIgnored } from '@agent-memory/runtime/http/validate'
import { z } from 'zod'
import { type ArrivalPorts, receiveUpload } from '../receive-upload.js'

const tag = 'Documents'
/** Names of unknown form fields. */
const ignored = z.array(z.string()).optional()
const VOLUME_ERRORS = ['agent_not_authorized_for_volume'] as const

/**
 * Endpoints that upload documents (as a form with a file, not as JSON), list them with their status, and erase them.
 */
export const documentRoutes = (ports: DocumentPorts & UploadPorts & ArrivalPorts): Endpoint[] => [
  endpoint({
    answer: 'raw',
    method: 'post',
    path: '/agent/documents/upload',
    summary: 'Upload a document, to be split into chunks and made searchable',
    description:
      'Responds at once; the list of documents shows the status. Uploading the same bytes again returns the existing ' +
      'document (`duplicate`); a failed one is ingested again. Send an Idempotency-Key to retry safely.',
    tag,
    accepts: ['key'],
    operation: 'upload',
    limit: 'upload',
    errors: [
      ...VOLUME_ERRORS,
      'No file provided',
      'volume_id required',
      'validation_failed',
      'unsupported_media_type',
      'conflict',
    ],
    body: uploadForm,
    bodyType: 'multipart/form-data',
    success: { status: 200, body: uploadAnswer.extend({ ignored }) },
    slowBody: true,
    async handle({ principalNow, request, response, signal }) {
      const idempotencyKey = idempotencyKeyOf(request.get('Idempotency-Key'))
      const upload = await receiveUpload(ports, request, response)
      try {
        const volumeId = () => volumeIdOf(upload.fields.volume_id)
        // The upload may have taken minutes, in which the key may have been revoked.
        const principal = await principalNow()
        const accepted = await uploadDocument(ports, { principal, file: upload.file, volumeId, idempotencyKey, signal })
        const unknown = unknownFields(uploadForm, upload.fields)
        response.status(200).json(withIgnored(response, presentUpload(accepted), unknown))
      } finally {
        await upload.discard()
      }
    },
  }),

  endpoint({
    method: 'get',
    path: '/agent/documents/:volume_id',
    summary: 'List the documents of a volume, newest first',
    tag,
    answer: 'json',
    accepts: ['key'],
    operation: 'document',
    limit: 'document_list',
    errors: VOLUME_ERRORS,
    params: documentParams,
    success: { status: 200, body: documentsAnswer },
    handle: async ({ principal, params }) =>
      (await listDocuments(ports, principal, params.volume_id)).map(presentDocument),
  }),

  endpoint({
    method: 'delete',
    path: '/agent/documents/:volume_id/:document_id',
    summary: 'Erase a document with its chunks and its file',
    description: 'Cannot be undone. After the response, no query finds its text.',
    tag,
    answer: 'json',
    accepts: ['key'],
    operation: 'document',
    limit: 'default',
    errors: [...VOLUME_ERRORS, 'document_not_found'],
    params: oneDocumentParams,
    success: { status: 200, body: erasedDocumentAnswer },
    async handle({ principal, params: { volume_id: volumeId, document_id: documentId }, signal }) {
      return presentErasure(documentId, await deleteDocument(ports, principal, { volumeId, documentId, signal }))
    },
  }),
]

const volumeIdOf = (given: unknown): string => {
  if (given === undefined || given === '') {
    throw new AppError('volume_id required', 'Send the id of the volume as the form field volume_id.')
  }
  const [form] = validate([{ name: 'body', schema: documentParams, value: { volume_id: given } }])
  return (form as { volume_id: string }).volume_id
}
