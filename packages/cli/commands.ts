import type { Command } from 'commander'
import { addAgents } from './commands/agents.js'
import { addAsk } from './commands/ask.js'
import { addAudit } from './commands/audit.js'
import { addBroadcast } from './commands/broadcast.js'
import { addCompletion } from './commands/completion.js'
import { addDelete } from './commands/delete.js'
import { addDoctor } from './commands/doctor.js'
import { addDocuments } from './commands/documents.js'
import { addEdit } from './commands/edit.js'
import { addExport } from './commands/export.js'
import { addForget } from './commands/forget.js'
import { addGraph } from './commands/graph.js'
import { addHistory } from './commands/history.js'
import { addImport } from './commands/import.js'
import { addKeys } from './commands/keys.js'
import { addList } from './commands/list.js'
import { addLogin } from './commands/login.js'
import { addLogout } from './commands/logout.js'
import { addQuery } from './commands/query.js'
import { addReview } from './commands/review.js'
import { addShow } from './commands/show.js'
import { addUndo } from './commands/undo.js'
import { addUpload } from './commands/upload.js'
import { addVolumes } from './commands/volumes.js'
import { addWatch } from './commands/watch.js'
import { addWebhooks } from './commands/webhooks.js'
import { addWhoami } from './commands/whoami.js'
import { addWrite } from './commands/write.js'
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
