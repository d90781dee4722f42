/** Entry of the extraction's thread. */
import os from 'node:os'
import { type ExtractionContext, extract } from '@agent-memory/core/graph/extract'
import type { Extraction } from '@agent-memory/core/graph/types'

// The graph is behind everything that somebody waits for. On Linux this is the thread's own priority; elsewhere it would
// be the whole process's.
if (process.platform === 'linux') os.setPriority(Math.max(15, os.getPriority()))

export default ({ text, context }: { text: string; context: ExtractionContext }): Extraction => extract(text, context)
