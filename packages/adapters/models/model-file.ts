import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Which of a model's two files a processor is given: they hold the same weights, unsigned and (written by the build) signed,
 * and give the same vectors where the processor counts exactly. With VNNI it does, and the signed ones take two thirds of the
 * time. Without it ONNX Runtime on x64, and on ARM without asimddp, adds pairs of signed products in 16 bits, which they may
 * exceed; ARM with asimddp runs the same instructions for both.
 * Source: onnxruntime/core/mlas/lib/platform.cpp and its kernels.
 * @param modelDir with onnx/model_quantized.onnx, and perhaps onnx/model_signed.onnx
 * @param cpuInfo the text of Linux's /proc/cpuinfo; empty where there is none
 */
export function modelFile(modelDir: string, cpuInfo: string): string {
  const signed = join(modelDir, 'onnx', 'model_signed.onnx')
  return hasVnni(cpuInfo) && existsSync(signed) ? signed : join(modelDir, 'onnx', 'model_quantized.onnx')
}

const hasVnni = (cpuInfo: string): boolean => /^flags\s*:.*\b(avx512_vnni|avx_vnni)\b/m.test(cpuInfo)
