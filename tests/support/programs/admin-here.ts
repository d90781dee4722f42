import { admin } from '@agent-memory/runtime/admin/admin'
import { loadConfig } from '@agent-memory/runtime/config/config'

/**
 * Runs a command of sm-admin in this process, for tests of many commands: starting the program takes half a second of
 * processor time.
 */
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
