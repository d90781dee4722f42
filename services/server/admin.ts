import { text } from 'node:stream/consumers'
import { admin } from '@agent-memory/runtime/admin/admin'
import { loadConfig } from '@agent-memory/runtime/config/config'

// Makes all files that this process writes from now on private to its user, because backups hold secrets and text that
// is not redacted.
process.umask(0o077)

try {
  const io = {
    print: (line: string) => void process.stdout.write(`${line}\n`),
    read() {
      if (process.stdin.isTTY) process.stderr.write('Type the password (it is visible), then press Enter and Ctrl-D: ')
      return text(process.stdin)
    },
  }
  process.exitCode = await admin(loadConfig(process.env), process.argv.slice(2), io)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}
