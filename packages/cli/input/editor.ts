import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { wrongUsage } from '../exit-codes.js'
import type { Io } from '../io.js'

/**
 * Lets the user change a text in $VISUAL or $EDITOR, and returns it without the line break that editors add at the end.
 * The file is in a folder that only the user can read, and is removed afterwards.
 * @throws Failure if no editor is set, or if it ends with an error
 */
export const editText = async ({ env }: Io, text: string): Promise<string> => {
  const editor = env.VISUAL || env.EDITOR
  if (!editor) throw wrongUsage('There is no text: pass the text as an argument or on standard input, or set EDITOR.')
  const folder = await mkdtemp(join(tmpdir(), 'sm-edit-'))
  try {
    const file = join(folder, 'memory.txt')
    await writeFile(file, `${text}\n`, { mode: 0o600 })
    await run(`${editor} "${file}"`, env)
    return (await readFile(file, 'utf8')).replace(/\r?\n$/, '')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Runs a command in a shell, because $EDITOR can contain options. */
const run = (command: string, env: NodeJS.ProcessEnv) =>
  new Promise<void>((resolve, reject) => {
    const child = spawn(command, { shell: true, stdio: 'inherit', env })
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(wrongUsage('The editor ended with an error, so nothing was changed.'))
    })
  })
