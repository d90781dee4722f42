import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { ValidationSeverity, validate } from 'dockerfile-utils'
import { contextFiles, lastOf, stagesOf } from '../support/deploy/dockerfile.js'
import { ROOT } from '../support/deploy/repository.js'

const dockerfile = readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8')
const stages = stagesOf(dockerfile)
const [, final = []] = stages

describe('the Dockerfile', () => {
  const lint = (text: string) =>
    validate(text, { instructionCasing: ValidationSeverity.ERROR }).map(({ message }) => message)

  test('passes a linter, which detects mistakes', () => {
    expect(lint(dockerfile)).toEqual([])
    expect(lint('FROM node\nRUM true\nEXPOSE none\n')).toHaveLength(2)
  })

  test('pins its base, and runs as a numeric user that is not root', () => {
    for (const stage of stages) expect(lastOf(stage, 'FROM')).toMatch(/^node:\d+\.\d+\.\d+-\w+-slim\b/)
    expect(lastOf(final, 'USER')).toMatch(/^[1-9]\d*:[1-9]\d*$/)
    expect(lastOf(final, 'STOPSIGNAL')).toBe('SIGTERM')
  })

  test('has neither secrets nor generated files in its context', () => {
    const sent = contextFiles()
    expect(sent).toContain('services/server/main.ts')
    expect(sent).toContain('models/all-MiniLM-L6-v2/onnx/model_quantized.onnx')
    expect(sent).toContain('models/guard/orders-reader.safetensors')
    expect(sent).toContain('models/all-MiniLM-L6-v2/query-encoder.safetensors')
    expect(
      sent.filter((file) => /(^|\/)(\.|node_modules\/|dist\/)|\.(env|log|pem|key)$|model_signed/.test(file)),
    ).toEqual([])
  })
})
