import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { FETCH_MS, fetchedOnce } from '../http/fetched.ts'

const run = promisify(execFile)

/**
 * Returns the interpreter of a virtual environment with the packages of a requirements file, created once per version
 * of both. Without Python, its venv module or a package index, prints the reason and returns null.
 * @param what names the packages in that reason
 */
export async function pythonWith(requirements: string, what: string): Promise<string | null> {
  try {
    const { stdout } = await run('python3', ['-c', 'import sys, ensurepip; print("%d.%d.%d" % sys.version_info[:3])'])
    const packages = (await readFile(requirements, 'utf8')).trim().replaceAll(/[^\w.-]+/g, '-')
    const place = await fetchedOnce(`${packages}-python-${stdout.trim()}`, async (folder) => {
      await run('python3', ['-m', 'venv', folder])
      const install = ['-m', 'pip', 'install', '--quiet', '--no-input', '--disable-pip-version-check']
      await run(join(folder, 'bin', 'python'), [...install, '-r', requirements], { timeout: FETCH_MS })
    })
    return join(place, 'bin', 'python')
  } catch (error) {
    process.stderr.write(`cannot set up Python with ${what}: ${error instanceof Error ? error.message : error}\n`)
    return null
  }
}
