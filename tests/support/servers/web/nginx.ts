import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eventually } from '../../eventually.ts'
import { temporaryFolder } from '../postgres.ts'
import { freePort } from '../processes.ts'

/** Debian puts nginx where only root's PATH looks. */
const NGINX = '/usr/sbin/nginx'

/**
 * Whether an nginx can be started here.
 * @param what the tests to report as skipped if it cannot; with REQUIRE_SERVERS=1 this throws instead
 */
export function nginxIsThere(what: string): boolean {
  try {
    execFileSync(NGINX, ['-v'], { stdio: 'pipe' })
    return true
  } catch {
    if (process.env.REQUIRE_SERVERS === '1') throw new Error('nginx is not installed here')
    process.stderr.write(`SKIPPED: ${what} (nginx is not installed here)\n`)
    return false
  }
}

/** Starts an nginx with its defaults, Debian's included, in front of this address. */
export async function startNginx(upstream: string): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await temporaryFolder('nginx')
  const port = await freePort()
  const inFolder = (name: string) => join(folder, name)
  // Debian's settings for HTTP, without its sites and the files that only root can write.
  const defaults = /^http \{(.*)^\}/ms.exec(readFileSync('/etc/nginx/nginx.conf', 'utf8'))?.[1] ?? ''
  const settings = defaults.split('\n').filter((line) => !/_log\b|^\s*include .*(sites|conf\.d)/.test(line))
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const config = [
    `pid ${inFolder('pid')}; error_log ${inFolder('error.log')}; daemon off; worker_processes 1; events {}`,
    `http { access_log off; ${kinds.map((kind) => `${kind}_temp_path ${inFolder(kind)};`).join(' ')}`,
    ...settings,
    `server { listen 127.0.0.1:${port}; location / { proxy_pass ${upstream}; } } }`,
  ]
  writeFileSync(inFolder('nginx.conf'), config.join('\n'))
  const nginx = spawn(NGINX, ['-c', inFolder('nginx.conf'), '-e', inFolder('error.log'), '-p', folder], {
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}`
  await eventually(() => fetch(url, { method: 'HEAD' }))
  return {
    url,
    async stop() {
      const gone = once(nginx, 'exit')
      nginx.kill('SIGTERM')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
