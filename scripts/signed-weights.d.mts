/**
 * Returns the ONNX model with signed weights in its MatMulInteger nodes, which gives the same output.
 * @throws Error when the bytes are not an ONNX model whose weights are all stored unsigned and used only by these nodes
 */
export function withSignedWeights(model: Uint8Array): Uint8Array
