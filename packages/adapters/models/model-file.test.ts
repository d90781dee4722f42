import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { modelFile } from '@agent-memory/adapters/models/model-file'
import { afterAll, expect, test } from '@jest/globals'

const modelDir = mkdtempSync(join(tmpdir(), 'model-'))
const signed = join(modelDir, 'onnx', 'model_signed.onnx')
const unsigned = join(modelDir, 'onnx', 'model_quantized.onnx')
mkdirSync(join(modelDir, 'onnx'))
writeFileSync(signed, '')
afterAll(() => rmSync(modelDir, { recursive: true }))

const x64 = (flags: string) => `processor\t: 0\nflags\t\t: fpu sse4_2 avx2 ${flags} arat\nbugs\t\t: spectre_v2\n\n`
const arm = (features: string) => `processor\t: 0\nFeatures\t: fp asimd aes ${features} cpuid\nCPU part\t: 0xd0c\n\n`

test.each([
  ['AVX-512 with VNNI', x64('avx512f avx512bw avx512_vnni avx512_bitalg'), signed],
  ['AVX-VNNI', x64('avx_vnni'), signed],
  ['the same, on two cores', x64('avx_vnni').repeat(2), signed],
  ['AVX2 alone, where two products exceed 16 bits', x64('bmi2'), unsigned],
  ['AVX-512 without VNNI, the same', x64('avx512f avx512bw avx512vl'), unsigned],
  ['a flag that only begins so', x64('avx_vnni_other'), unsigned],
  ['a processor that is only named so', `model name\t: avx_vnni\n${x64('')}`, unsigned],
  ['ARM with asimddp, which runs the same instructions for both', arm('asimddp i8mm'), unsigned],
  ['ARM without asimddp, where two products exceed 16 bits', arm('crc32'), unsigned],
  ['a system that does not tell', '', unsigned],
])('a processor with %s', (_, cpuInfo, expected) => {
  expect(modelFile(modelDir, cpuInfo)).toBe(expected)
})

test('a model that has no signed weights is taken as it is', () => {
  expect(modelFile(join(modelDir, 'another'), x64('avx512_vnni'))).toBe(
    join(modelDir, 'another', 'onnx', 'model_quantized.onnx'),
  )
})
