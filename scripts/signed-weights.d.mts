/**
 * An ONNX model with signed weights in its MatMulInteger nodes, which gives the same output.
 * @throws Error when the bytes are no ONNX model, or not one in which all those weights are stored unsigned, for this use
 */
export function withSignedWeights(model: Uint8Array): Uint8Array
