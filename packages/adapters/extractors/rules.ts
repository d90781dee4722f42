import type { ExtractionContext } from '@agent-memory/core/graph/extract'
import type { Extraction } from '@agent-memory/core/graph/types'
import type { Extractor } from '@agent-memory/core/ports/extractor'
import { openTextThread } from '../text-thread.js'

/** Of one text, once a thread has taken it up: five times what the longest of any kind takes. */
const TEXT_MS = 10_000

export interface RulesOptions {
  /** Told of a thread that failed while it had nothing to read. */
  onError?: (error: unknown) => void
  textMs?: number
  /** The thread's module, with a default function of a text and its context. */
  worker?: URL
}

/**
 * Extraction by rules in a thread of its own, one text after the other: a long text takes a second, which no request is
 * to wait for. A text that takes too long has its thread ended, and is at fault; one that was aborted before its turn is
 * not, and its error is service_unavailable.
 */
export const openRules = ({
  onError = () => {},
  textMs = TEXT_MS,
  worker = new URL('./rules-worker.js', import.meta.url),
}: RulesOptions = {}): Extractor => {
  const thread = openTextThread<{ text: string; context: ExtractionContext }, Extraction>({
    worker,
    textMs,
    onError,
  })
  return {
    extract: (text, context, signal) => thread.run({ text, context }, signal),
    close: () => thread.close(),
  }
}
