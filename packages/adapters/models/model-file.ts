import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Returns which of a model's two files to use on this processor: the one with signed weights (made by the build) if it
 * exists and the processor has VNNI instructions, otherwise the one with unsigned weights. Both hold the same weights,
 * and give the same vectors unless integer products overflow. With VNNI the products do not overflow, and signed
 * weights take two thirds of the time. On x64 without VNNI, and on ARM without asimddp, ONNX Runtime adds pairs of
 * signed products in 16 bits, which can overflow. On ARM with asimddp, both files run the same instructions. Source:
 * onnxruntime/core/mlas/lib/platform.cpp and its kernels.
 * @param modelDir folder with onnx/model_quantized.onnx, and optionally onnx/model_signed.onnx
 * @param cpuInfo the text of Linux's /proc/cpuinfo; empty if there is none
 */
export function modelFile(modelDir: string, cpuInfo: string): string {
  const signed = join(modelDir, 'onnx', 'model_signed.onnx')
  return hasVnni(cpuInfo) && existsSync(signed) ? signed : join(modelDir, 'onnx', 'model_quantized.onnx')
}

const hasVnni = (cpuInfo: string): boolean => /^flags\s*:.*\b(avx512_vnni|avx_vnni)\b/m.test(cpuInfo)
