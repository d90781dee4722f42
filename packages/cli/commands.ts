import type { Command } from 'commander'
import { addAgents } from './commands/agents.js'
import { addAudit } from './commands/audit.js'
import { addBroadcast } from './commands/broadcast.js'
import { addCompletion } from './commands/completion.js'
import { addDoctor } from './commands/doctor.js'
import { addDocuments } from './commands/documents.js'
import { addGraph } from './commands/graph.js'
import { addKeys } from './commands/keys.js'
import { addLogin } from './commands/login.js'
import { addLogout } from './commands/logout.js'
import { addAsk } from './commands/memory/ask.js'
import { addDelete } from './commands/memory/delete.js'
import { addEdit } from './commands/memory/edit.js'
import { addExport } from './commands/memory/export.js'
import { addForget } from './commands/memory/forget.js'
import { addHistory } from './commands/memory/history.js'
import { addImport } from './commands/memory/import.js'
import { addList } from './commands/memory/list.js'
import { addQuery } from './commands/memory/query.js'
import { addReview } from './commands/memory/review.js'
import { addShow } from './commands/memory/show.js'
import { addUndo } from './commands/memory/undo.js'
import { addWrite } from './commands/memory/write.js'
import { addUpload } from './commands/upload.js'
import { addVolumes } from './commands/volumes.js'
import { addWatch } from './commands/watch.js'
import { addWebhooks } from './commands/webhooks.js'
import { addWhoami } from './commands/whoami.js'
import type { Act } from './context.js'

/** All commands, in the order of the help. */
export const COMMANDS: readonly ((program: Command, act: Act) => void)[] = [
  addLogin,
  addLogout,
  addWhoami,
  addWrite,
  addQuery,
  addAsk,
  addList,
  addShow,
  addHistory,
  addEdit,
  addDelete,
  addForget,
  addReview,
  addUndo,
  addUpload,
  addDocuments,
  addGraph,
  addWatch,
  addBroadcast,
  addWebhooks,
  addVolumes,
  addAgents,
  addKeys,
  addAudit,
  addImport,
  addExport,
  addDoctor,
  addCompletion,
]
