import { text } from 'node:stream/consumers'
import { admin } from '@agent-memory/runtime/admin'
import { loadConfig } from '@agent-memory/runtime/config'

// What is written from here on, by us or by a library, is this user's alone: uploads and copies are kept as they came.
process.umask(0o077)

try {
  const io = {
    print: (line: string) => void process.stdout.write(`${line}\n`),
    read() {
      if (process.stdin.isTTY) process.stderr.write('Password (it will be seen), Enter and Ctrl-D: ')
      return text(process.stdin)
    },
  }
  process.exitCode = await admin(loadConfig(process.env), process.argv.slice(2), io)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}
