/** Entry point of the thread that extracts by rules. */
import { type ExtractionContext, extract } from '@agent-memory/core/graph/extract/extract'
import type { Extraction } from '@agent-memory/core/graph/types'
import { lowerPriority } from '../low-priority.js'

// The graph has the lowest priority: no request waits for it.
lowerPriority(15)

export default ({ text, context }: { text: string; context: ExtractionContext }): Extraction => extract(text, context)
