import type { ExtractionContext } from '@agent-memory/core/graph/extract/extract'
import type { Extraction } from '@agent-memory/core/graph/types'
import type { Extractor } from '@agent-memory/core/ports/graph/extractor'
import { openTextThread } from '../text-thread.js'

/** Time limit for one text once the thread starts on it: five times what the longest text of any kind takes. */
const TEXT_MS = 10_000

export interface RulesOptions {
  /** Called when the thread fails while idle. */
  onError?: (error: unknown) => void
  textMs?: number
  /** The thread's module; its default export accepts a text with its context. */
  worker?: URL
}

/**
 * Opens extraction by rules in a separate thread, one text at a time: a long text takes up to two seconds, and must not
 * block requests. If a text exceeds the time limit, its thread is terminated and the job counts a failure. If the
 * signal is aborted while the text is queued, the error is service_unavailable, which does not count.
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
