import { z } from 'zod'
import { uuid } from '../schemas.js'
import { DOCUMENT_FAILURES, type DocumentFailure } from './types.js'

const status = () => z.enum(['processing', 'completed', 'failed'])

/** Parts of the upload form. They are validated one by one, since each has its own error. */
export const uploadForm = z.object({
  file: z.string().meta({ format: 'binary' }).describe('At most 20 MB of PDF, TXT, Markdown, CSV or DOCX.'),
  volume_id: uuid(),
})

export const uploadAnswer = z.object({
  document_id: uuid(),
  filename: z.string(),
  size: z.int().describe('Bytes.'),
  status: z.literal('processing'),
  duplicate: z.literal(true).optional().describe('The volume already had a document with the same bytes.'),
  document_status: status().optional().describe('Only for a duplicate: the status of the existing document.'),
})

export const documentParams = z.object({ volume_id: uuid() })
export const oneDocumentParams = z.object({ volume_id: uuid(), document_id: uuid() })

export const documentAnswer = z.object({
  document_id: uuid(),
  filename: z.string(),
  mime_type: z.string(),
  file_size: z.int().describe('Bytes.'),
  chunk_count: z.int().describe('0 until the file has been read.'),
  status: status(),
  error: z
    .object({ code: z.enum(Object.keys(DOCUMENT_FAILURES) as DocumentFailure[]), message: z.string() })
    .nullable()
    .describe('Why it failed.'),
  created_at: z.iso.datetime(),
})

export const documentsAnswer = z.array(documentAnswer)

export const erasedDocumentAnswer = z.object({
  status: z.literal('ok'),
  data: z.object({
    receipt: z.object({
      document_id: uuid(),
      stores: z
        .enum(['erased', 'promised'])
        .describe(
          'erased: no store holds any of its data. promised: its text can no longer be found; jobs erase the rest, including its data in the graph.',
        ),
    }),
  }),
})
