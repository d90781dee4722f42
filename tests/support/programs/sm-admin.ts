import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

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
