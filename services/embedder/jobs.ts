import { eraseDeletedVolume } from '@agent-memory/core/accounts/erase-volume'
import { anonymizeAuthor } from '@agent-memory/core/accounts/people/anonymize'
import { mailLink } from '@agent-memory/core/accounts/people/mail-link'
import { eraseDocument, removeFile } from '@agent-memory/core/documents/documents'
import { ingestDocument } from '@agent-memory/core/documents/ingest'
import { Unavailable } from '@agent-memory/core/errors'
import { runForgetting } from '@agent-memory/core/memory/change/forget'
import {
  indexMemory,
  unindexMemories,
  unindexMemory,
  unindexVolume,
} from '@agent-memory/core/memory/index/index-memory'
import { renameSpeaker } from '@agent-memory/core/memory/speaker/rename'
import type { HandlersFor } from '@agent-memory/core/work/handlers'
import type { Ports } from '@agent-memory/runtime/process/wire'

type IndexJob = 'memory.index' | 'memory.unindex' | 'document.unindex' | 'volume.unindex'

/** Handlers that keep an index outside of PostgreSQL in sync. Without such an index, they only complete the job. */
export const indexJobs = (ports: Ports): HandlersFor<IndexJob> => {
  const now = () => ({ ...ports, ...ports.retrieval() })
  return {
    async 'memory.index'({ memory_id }, { outboxId }) {
      await indexMemory(now(), memory_id, outboxId)
      ports.signals.decided([memory_id])
    },
    async 'memory.unindex'({ memory_id }, { outboxId }) {
      await unindexMemory(now(), memory_id)
      await ports.memories.finish(outboxId)
    },
    async 'document.unindex'({ memory_ids }, { outboxId }) {
      await unindexMemories(now(), memory_ids)
      await ports.memories.finish(outboxId)
    },
    async 'volume.unindex'({ volume_id }, { outboxId }) {
      await unindexVolume(now(), volume_id)
      await ports.memories.finish(outboxId)
    },
  }
}

type DocumentJob = 'document.ingest' | 'document.erase' | 'file.remove'

/** Handlers that turn uploaded documents into searchable chunks, and remove deleted documents. */
export const documentJobs = (ports: Ports): HandlersFor<DocumentJob> => ({
  'document.ingest': ({ document_id: documentId }, run) => ingestDocument(ports, { documentId, ...run }),
  'document.erase': ({ document_id: documentId }, run) => eraseDocument(ports, { documentId, ...run }),
  'file.remove': ({ file_id }, { outboxId }) => removeFile(ports, file_id, outboxId),
})

/** Handler that erases what a forget request matches. */
export const forgetJobs = (ports: Ports): HandlersFor<'memory.forget'> => ({
  'memory.forget': ({ forget_id: forgetId }, run) => runForgetting(ports, { forgetId, ...run }),
})

/** Handler that re-indexes a speaker's memories under the speaker's current name, and compares them again. */
export const nameJobs = (ports: Ports): HandlersFor<'memory.rename'> => ({
  'memory.rename': ({ volume_id: volumeId, speaker }, run) =>
    renameSpeaker(ports, { volumeId, speaker: BigInt(speaker), ...run }),
})

/** Handlers that erase the contents of a deleted volume, and replace the name of a deleted user. */
export const erasureJobs = (ports: Ports): HandlersFor<'volume.erase' | 'user.anonymize' | 'author.anonymize'> => ({
  'volume.erase': ({ volume_id: volumeId }, run) => eraseDeletedVolume(ports, { volumeId, ...run }),
  'user.anonymize': ({ user_id: userId }, { outboxId }) => ports.accountErasure.anonymizeUser(userId, outboxId),
  'author.anonymize': ({ volume_id: volumeId, user_id: userId }, run) =>
    anonymizeAuthor(ports, { volumeId, userId, ...run }),
})

/**
 * Handler that mails a link. If this process has no mail server, the job waits until a mail server is configured again.
 */
export const mailJobs = (ports: Ports): HandlersFor<'mail.send'> => ({
  async 'mail.send'({ purpose, id, language }, { outboxId }) {
    const { mailer, config } = ports
    if (mailer === null || config.mail === undefined)
      throw new Unavailable(
        'mail_server',
        'Mails are waiting to be sent, but this process has no SMTP_URL: set SMTP_URL.',
      )
    await mailLink({ ...ports, mailer, baseUrl: config.mail.baseUrl }, { purpose, id, language })
    await ports.memories.finish(outboxId)
  },
})
