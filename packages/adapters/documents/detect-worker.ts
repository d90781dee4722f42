/** Entry point of the thread that detects the format of an upload from its first bytes. */
import type { DocumentFormat } from '@agent-memory/core/documents/types'
import { lowerPriority } from '../low-priority.js'
import { detectFormat } from './detect.js'

lowerPriority(5)

export interface FileToDetect {
  path: string
  filename: string
}

export default ({ path, filename }: FileToDetect): Promise<DocumentFormat | null> => detectFormat(path, filename)
