/** Entry of the extraction's thread. */
import { type ExtractionContext, extract } from '@agent-memory/core/graph/extract'
import type { Extraction } from '@agent-memory/core/graph/types'
import { lowerPriority } from '../low-priority.js'

// The graph is behind everything that somebody waits for.
lowerPriority(15)

export default ({ text, context }: { text: string; context: ExtractionContext }): Extraction => extract(text, context)
