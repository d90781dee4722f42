import type { ExtractionContext } from '../graph/extract.js'
import type { Extraction } from '../graph/types.js'

/** Finds what a text names and says. */
export interface Extractor {
  /**
   * @param text of a memory or a document chunk; data, never instruction
   * @throws the signal's reason when it aborts; Error when the text cannot be read
   */
  extract(text: string, context: ExtractionContext, signal: AbortSignal): Promise<Extraction>
  close(): Promise<void>
}
