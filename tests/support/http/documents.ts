import { expect } from '@jest/globals'
import { eventually } from '../eventually.js'
import { clientOf, expectStatus, type Json, onceTo, type Reply, type RequestOptions } from './client.js'

/** A part of a form; a file has a name. */
export interface FormPart {
  name: string
  content: string | Uint8Array
  filename?: string
  type?: string
}

/** Manages the documents of a volume with one key. */
export interface Documents {
  /** The raw reply to a form. */
  tryForm(parts: readonly FormPart[], headers?: Record<string, string>): Promise<Reply>
  tryUpload(content: string | Uint8Array, filename: string, headers?: Record<string, string>): Promise<Reply>
  /** The answer to an accepted upload. */
  upload(content: string | Uint8Array, filename: string): Promise<Json>
  tryList(): Promise<Reply>
  list(): Promise<Json[]>
  /** The document's list entry once its ingestion has ended. */
  ended(documentId: string): Promise<Json>
  tryDelete(documentId: string): Promise<Reply>
}

/** Long, because a busy machine takes long to start a process. */
const PATIENCE_MS = 240_000

/** @param patiently whether to retry on 503 */
export function documentsOf(
  baseUrl: string,
  key: string,
  volumeId: string,
  { patiently = true }: { patiently?: boolean } = {},
): Documents {
  const send = (patiently ? clientOf : onceTo)(baseUrl)
  const call = (method: string, path: string, options: RequestOptions = {}) => send(method, path, { key, ...options })
  const tryForm: Documents['tryForm'] = (parts, headers = {}) => {
    const form = new FormData()
    for (const { name, content, filename, type } of parts) {
      if (filename === undefined) form.append(name, content as string)
      else form.append(name, new Blob([content as string], { type: type ?? '' }), filename)
    }
    return call('POST', '/agent/documents/upload', { form, headers })
  }
  const tryUpload: Documents['tryUpload'] = (content, filename, headers) =>
    tryForm(
      [
        { name: 'volume_id', content: volumeId },
        { name: 'file', content, filename },
      ],
      headers,
    )
  const tryList = () => call('GET', `/agent/documents/${volumeId}`)
  const list = async (): Promise<Json[]> => expectStatus(await tryList(), 200).body
  return {
    tryForm,
    tryUpload,
    upload: async (content, filename) => expectStatus(await tryUpload(content, filename), 200).body,
    tryList,
    list,
    ended: (documentId) =>
      eventually(async () => {
        const document = (await list()).find(({ document_id }) => document_id === documentId)
        expect(['completed', 'failed']).toContain(document?.status)
        return document
      }, PATIENCE_MS),
    tryDelete: (documentId) => call('DELETE', `/agent/documents/${volumeId}/${documentId}`),
  }
}
