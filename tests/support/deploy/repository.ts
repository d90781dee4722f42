import { readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** Generated files, as in .gitignore. */
const MADE = /^(node_modules|dist|generated|\.git|\.data|\.stamp|\.env|.*\.log)$/

/** The repository's own files, as paths from its root with forward slashes; works without git. */
export function repositoryFiles(folder = ''): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (MADE.test(entry.name)) return []
    return entry.isDirectory() ? repositoryFiles(name) : [name]
  })
}
