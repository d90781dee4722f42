import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@jest/globals'
import { eventually } from '../eventually.js'
import type { Json } from '../http/client.js'

const run = promisify(execFile)

/** Returns the settings that a first start wrote for its user, by name. */
export const settingsOf = (dataDir: string, file = 'first-run.env'): Record<string, string> =>
  Object.fromEntries(
    readFileSync(join(dataDir, file), 'utf8')
      .split('\n')
      .filter((line) => line.includes('='))
      .map((line) => [
        line.slice(0, line.indexOf('=')).replace(/^export /, ''),
        unquoted(line.slice(line.indexOf('=') + 1)),
      ]),
  )

const unquoted = (value: string) => value.replace(/^(['"])(.*)\1$/, '$2')

/** The last two commands that a process suggested: a write and a query. */
export const printedLines = (logFile: string): Promise<string[]> =>
  eventually(async () => {
    const lines = readFileSync(logFile, 'utf8')
      .split('\n')
      .filter((line) => line.includes('curl '))
    expect(lines.length).toBeGreaterThanOrEqual(2)
    return lines.slice(-2)
  })

/** Runs a suggested command, and returns its answer. */
export const answerOf = (line = ''): Promise<Json> =>
  eventually(async () => {
    const answer = JSON.parse((await run('sh', ['-c', line])).stdout)
    // After an error the command is retried, because a repeat returns the same write.
    expect(answer.error).toBeUndefined()
    return answer
  })
