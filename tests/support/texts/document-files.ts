import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseFile } from '@agent-memory/adapters/documents/parse-process'
import type { Block, DocumentFormat } from '@agent-memory/core/documents/types'

/** Time limit for reading a document. It is long, for busy machines; only tests of the limit itself set a lower one. */
export const PATIENT = { wallMs: 300_000 }

/** Makes a folder for documents, and returns functions that write documents into it and read them. */
export function documentFiles() {
  const folder = mkdtempSync(join(tmpdir(), 'documents-'))
  let files = 0
  const fileOf = (content: Buffer | string): string => {
    const path = join(folder, `${++files}`)
    writeFileSync(path, content)
    return path
  }
  const read = (content: Buffer | string, format: DocumentFormat) => parseFile(fileOf(content), format, PATIENT)
  return {
    fileOf,
    read,
    async blocksOf(content: Buffer | string, format: DocumentFormat): Promise<Block[]> {
      const result = await read(content, format)
      if ('failure' in result) throw new Error(result.failure)
      return result.document.blocks
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}
