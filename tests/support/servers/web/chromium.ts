import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome']

/**
 * Starts the Chromium at TEST_CHROMIUM, else the one on the PATH, without a window.
 * @returns null if there is none, and prints that; throws instead if REQUIRE_SERVERS is set
 */
export async function startChromium(): Promise<Browser | null> {
  const executablePath = process.env.TEST_CHROMIUM ?? onPath()
  if (executablePath === undefined) {
    const missing = 'no Chromium for tests: install it, or set TEST_CHROMIUM to its path'
    if (process.env.REQUIRE_SERVERS) throw new Error(missing)
    process.stderr.write(`SKIPPED, ${missing}\n`)
    return null
  }
  // Without the sandbox, which needs rights that root and containers lack. The browser opens only pages of the tests.
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] })
}

const onPath = (): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
