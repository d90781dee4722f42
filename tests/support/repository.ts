import { readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** What machines make, as .gitignore has it. */
const MADE = /^(node_modules|dist|generated|\.git|\.data|\.stamp|\.env|.*\.log)$/

/** The repository's own files, by their path from its root with forward slashes; where there is no git as well. */
export function repositoryFiles(folder = ''): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (MADE.test(entry.name)) return []
    return entry.isDirectory() ? repositoryFiles(name) : [name]
  })
}
