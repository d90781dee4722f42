import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { freePort } from './processes.js'

export interface DebianPostgres {
  /** URL of the server for its superuser. */
  adminUrl: string
  /** URL of the same server for another user and database. */
  urlOf(user: string, password: string, database: string): string
  stop(): void
}

const PACKAGES = '/usr/lib/postgresql'

/** Folder of a distribution's complete PostgreSQL, with `initdb` and `pg_dump` of one version. */
export const debianPostgres = (): string | undefined =>
  (existsSync(PACKAGES) ? readdirSync(PACKAGES) : [])
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => path.join(PACKAGES, version, 'bin'))
    .find((bin) => ['initdb', 'pg_ctl', 'pg_dump'].every((program) => existsSync(path.join(bin, program))))

/** Starts a server of that package, like an operator's own, in a folder that the user `postgres` can traverse. */
export async function startDebianPostgres(bin: string, folder: string): Promise<DebianPostgres> {
  const data = path.join(folder, 'debian')
  const passwordFile = path.join(folder, 'debian-password')
  const isRoot = process.getuid?.() === 0
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  const user = isRoot ? { uid: id('-u'), gid: id('-g') } : {}
  const run = (program: string, ...args: string[]) =>
    execFileSync(path.join(bin, program), args, { ...user, cwd: '/', stdio: ['ignore', 'ignore', 'inherit'] })
  mkdirSync(data, { mode: 0o700 })
  writeFileSync(passwordFile, 'admin')
  if (user.uid !== undefined) for (const each of [data, passwordFile]) chownSync(each, user.uid, user.gid)
  run('initdb', '-D', data, '-U', 'postgres', '-A', 'scram-sha-256', '--pwfile', passwordFile, '--no-sync')
  const port = await freePort()
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`
  run('pg_ctl', '-D', data, '-l', path.join(data, 'log'), '-w', '-o', options, 'start')
  const urlOf = (name: string, password: string, database: string) =>
    `postgres://${name}:${password}@127.0.0.1:${port}/${database}`
  return {
    adminUrl: urlOf('postgres', 'admin', 'postgres'),
    urlOf,
    stop: () => void run('pg_ctl', '-D', data, '-m', 'fast', '-w', 'stop'),
  }
}
