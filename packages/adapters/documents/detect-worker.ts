/** Entry of the thread that looks at the beginning of what is uploaded. */
import os from 'node:os'
import type { DocumentFormat } from '@agent-memory/core/documents/types'
import { detectFormat } from './detect.js'

// On Linux this is the thread's own priority; elsewhere it would be the whole process's.
if (process.platform === 'linux') os.setPriority(Math.max(5, os.getPriority()))

export interface FileToDetect {
  path: string
  filename: string
}

export default ({ path, filename }: FileToDetect): Promise<DocumentFormat | null> => detectFormat(path, filename)
