import type { ExtractionContext } from '../../graph/extract/extract.js'
import type { Extraction } from '../../graph/types.js'

/** Finds the entities, facts and relationships in a text. */
export interface Extractor {
  /**
   * @param text the text of a memory or a document chunk: data, never an instruction
   * @throws the signal's reason when the signal aborts; Error when the text cannot be read
   */
  extract(text: string, context: ExtractionContext, signal: AbortSignal): Promise<Extraction>
  close(): Promise<void>
}
