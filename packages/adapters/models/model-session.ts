import { InferenceSession, Tensor } from 'onnxruntime-node'

/** A BERT encoder that reads one text at a time. */
export interface ModelSession {
  /** Returns the vectors of the tokens, tokens × dimension, row by row. */
  hidden(ids: ArrayLike<number>): Promise<Float32Array>
  release(): Promise<void>
}

/**
 * Opens an ONNX model with the output last_hidden_state.
 * @param model the path of its file, or the bytes of the file
 */
export async function openModelSession(model: string | Uint8Array): Promise<ModelSession> {
  const options: InferenceSession.SessionOptions = {
    // One thread per session: the pool's threads share the cores, and only sequential execution is exactly
    // reproducible.
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    // Failures are thrown and the caller reports them, so the runtime need not print them.
    logSeverityLevel: 4,
  }
  const session = await (typeof model === 'string'
    ? InferenceSession.create(model, options)
    : InferenceSession.create(model, options))
  return {
    async hidden(ids) {
      const { length } = ids
      const row = (values: BigInt64Array) => new Tensor('int64', values, [1, length])
      const output = await session.run({
        input_ids: row(BigInt64Array.from(ids, BigInt)),
        attention_mask: row(new BigInt64Array(length).fill(1n)),
        token_type_ids: row(new BigInt64Array(length)),
      })
      const { last_hidden_state: hidden } = output
      if (!hidden) throw new Error('the model has no output last_hidden_state')
      return hidden.data as Float32Array
    },
    release: () => session.release(),
  }
}
