import { openAsBlob } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from '@agent-memory/client/client'
import { isMemoryServiceError, type MemoryServiceError } from '@agent-memory/client/errors'
import type { Document } from '@agent-memory/client/types'
import type { Command } from 'commander'
import type { Act, Context } from '../context.js'
import { describeError } from '../describe-error.js'
import { EXIT, type ExitCode } from '../exit-codes.js'
import { type Progress, progressOn } from '../import/progress.js'
import { examples, volumeOption } from '../options.js'
import { fields } from '../output/output.js'
import { oneLine } from '../output/text.js'
import { describeDocument, type FailedUpload, lineOfDocument, refusedUpload } from '../show/documents.js'
import { callOptions, clientOf, volumeIdOf } from '../signed-in.js'

export const addUpload = (program: Command, act: Act): void => {
  program
    .command('upload')
    .description('upload documents and report the outcome of each')
    .argument('<file...>', 'PDF, DOCX, Markdown, CSV or text; at most 20 MB each')
    .addOption(volumeOption())
    .option('--no-wait', 'do not wait until the documents are processed and searchable')
    .addHelpText(
      'after',
      `${examples(
        ['sm upload handbook.pdf'],
        ['sm upload notes/*.md --volume Notes', 'a file the volume already has is not added again'],
        ['sm upload report.docx --no-wait', 'check later with sm documents'],
      )}\nExit code 1: at least one file was refused or failed.\n`,
    )
    .action(act<[string[], { wait: boolean }]>(upload))
}

/** The outcome for one file: its document, or why there is none (`refused`). */
type Ending = { document: Document; duplicate: boolean } | { refused: FailedUpload }

const upload = async (context: Context, files: string[], { wait }: { wait: boolean }): Promise<ExitCode> => {
  const { io, output } = context
  const client = clientOf(context)
  const volumeId = await volumeIdOf(context, client)
  const progress = progressOn(io.stderr, { quiet: output.quiet || output.json, now: io.now })
  try {
    const taken = await takeAll(context, client, { files, volumeId, progress })
    const endings = await endingsOf(context, client, { taken, volumeId, wait, progress })
    progress.end()
    await print(context, endings)
    return endings.some((ending) => 'refused' in ending || ending.document.status === 'failed') ? EXIT.failed : EXIT.ok
  } catch (error) {
    progress.end()
    if (io.interrupted.aborted)
      output.note('Interrupted. Uploaded files are still processed: check with `sm documents`.')
    throw error
  }
}

type Taken = { documentId: string; duplicate: boolean } | { refused: FailedUpload }

interface Uploading {
  files: string[]
  volumeId: string
  progress: Progress
}

const takeAll = async (
  context: Context,
  client: Client,
  { files, volumeId, progress }: Uploading,
): Promise<Taken[]> => {
  const taken: Taken[] = []
  for (const path of files) {
    const size = await sizeOf(path)
    if (typeof size !== 'number') {
      taken.push({ refused: size })
      continue
    }
    progress.note(`${oneLine(path)}: uploading`)
    try {
      const answer = await client.uploadDocument(
        { volume_id: volumeId, file: await openAsBlob(path), filename: basename(path) },
        {
          ...callOptions(context),
          onProgress: ({ sent, total }) => progress.show({ done: kB(sent), total: kB(total), unit: 'kB' }),
        },
      )
      taken.push({ documentId: answer.document_id, duplicate: answer.duplicate ?? false })
    } catch (error) {
      if (!isOfThisFile(error)) throw isMemoryServiceError(error) ? describeError(error, uploadAgain) : error
      taken.push({ refused: refusedUpload(path, error.code, error.details) })
    }
  }
  return taken
}

const uploadAgain = () => 'Repeat the command: a file that the volume already has is not added again.'

const kB = (bytes: number): number => Math.ceil(bytes / 1_000)

const sizeOf = async (path: string): Promise<number | FailedUpload> => {
  try {
    const stats = await stat(path)
    return stats.isFile() ? stats.size : refusedUpload(path, 'unreadable', 'This is not a file.')
  } catch (error) {
    const { code = 'unknown reason' } = error as NodeJS.ErrnoException
    return refusedUpload(path, 'unreadable', `The file cannot be read (${code}).`)
  }
}

/** Whether an error concerns only this file, so that the next file may succeed. */
const isOfThisFile = (error: unknown): error is MemoryServiceError =>
  isMemoryServiceError(error) &&
  [400, 413, 415].includes(error.status) &&
  !Object.hasOwn(error.fieldErrors, 'volume_id')

interface Waiting {
  taken: Taken[]
  volumeId: string
  wait: boolean
  progress: Progress
}

/** Pauses between polls: ingestion takes seconds, or minutes for a book. */
const PAUSES_MS = [250, 500, 1_000, 2_000, 3_000]

/** Returns the outcome for each file: its document as it is now or, with `wait`, once it is ingested. */
const endingsOf = async (context: Context, client: Client, { taken, volumeId, wait, progress }: Waiting) => {
  const ids = new Set(taken.flatMap((one) => ('documentId' in one ? [one.documentId] : [])))
  let listed: Document[] = []
  for (let poll = 0; ids.size > 0; poll++) {
    const { signal } = callOptions(context)
    const all = await client.listDocuments(volumeId, { signal })
    listed = all.filter(({ document_id }) => ids.has(document_id))
    const open = listed.filter(({ status }) => status === 'processing').length
    if (!wait || open === 0) break
    progress.show({ done: listed.length - open, total: listed.length, unit: 'documents processed' })
    await sleep(PAUSES_MS[Math.min(poll, PAUSES_MS.length - 1)], undefined, { signal })
  }
  return taken.map((one): Ending => {
    if ('refused' in one) return one
    const document = listed.find(({ document_id }) => document_id === one.documentId)
    return document ? { document, duplicate: one.duplicate } : { refused: deletedMeanwhile(one.documentId) }
  })
}

const deletedMeanwhile = (documentId: string): FailedUpload =>
  refusedUpload(documentId, 'document_not_found', 'The document was deleted before its result was known.')

const print = async ({ output }: Context, endings: Ending[]): Promise<void> => {
  const json = endings.map((ending) =>
    'refused' in ending ? ending.refused : { ...ending.document, duplicate: ending.duplicate },
  )
  const shown = endings.map((ending) => {
    if (!('refused' in ending)) {
      const known = ending.duplicate ? output.colours.dim(' (already uploaded)') : ''
      return describeDocument(output, ending.document) + known
    }
    const { file, error } = ending.refused
    return `${output.colours.red('refused')}  ${oneLine(file)}: ${oneLine(error.message)}`
  })
  await output.result({
    json: { documents: json },
    shown: shown.join('\n'),
    plain: endings
      .map((ending) => {
        if (!('refused' in ending)) return lineOfDocument(ending.document)
        const { file, error } = ending.refused
        return fields('refused', '', file, '', error.code, error.message)
      })
      .join('\n'),
    quiet: endings.flatMap((ending) => ('refused' in ending ? [] : [ending.document.document_id])).join('\n'),
  })
}
