import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { admin } from '@agent-memory/runtime/admin/admin'
import { loadConfig } from '@agent-memory/runtime/config/config'

const ENTRY = fileURLToPath(new URL('../../../services/server/dist/admin.js', import.meta.url))

/** Runs a command of the built sm-admin on a database. */
export async function smAdmin(databaseUrl: string, args: string[], input = '', env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [ENTRY, ...args], {
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl, ...env },
  })
  child.stdin.end(input)
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), exited])
  return { stdout, stderr, code }
}

/** The same in this process, for tests of many commands: starting the program takes half a second of processor time. */
export async function adminHere(databaseUrl: string, args: string[], input = '', env: Record<string, string> = {}) {
  const printed: string[] = []
  const io = { print: (line: string) => void printed.push(`${line}\n`), read: async () => input }
  try {
    const code = await admin(loadConfig({ DATABASE_URL: databaseUrl, ...env }), args, io)
    return { stdout: printed.join(''), stderr: '', code }
  } catch (error) {
    return { stdout: printed.join(''), stderr: `${error instanceof Error ? error.message : error}\n`, code: 2 }
  }
}
