/** Entry point of the thread that extracts by rules. */
import { type ExtractionContext, extract } from '@agent-memory/core/graph/extract/extract'
import type { Extraction } from '@agent-memory/core/graph/types'
import { english } from '@agent-memory/core/text/grammar'
import { lowerPriority } from '../low-priority.js'

// Extraction for the graph has the lowest priority, because no request waits for it.
lowerPriority(15)
// Loads the grammar now. Loading it at its first use would count towards the time limit of the first text.
english()

export default ({ text, context }: { text: string; context: ExtractionContext }): Extraction => extract(text, context)
