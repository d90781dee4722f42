import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import * as coldCopy from '@agent-memory/adapters/postgres/embedded/cold-copy'
import { type CommandWithoutDatabase, usageError } from './command.js'

export const backUp: CommandWithoutDatabase = (call) =>
  withFolder('to', call, async (folder, dataDir) => ({ where: folder, ...(await coldCopy.backUp(dataDir, folder)) }))

export const restore: CommandWithoutDatabase = (call) =>
  withFolder('from', call, async (folder, dataDir) => ({
    where: dataDir,
    ...(await coldCopy.restore(folder, dataDir)),
  }))

const withFolder = async (
  option: 'to' | 'from',
  { config, args, io }: Parameters<CommandWithoutDatabase>[0],
  work: (folder: string, dataDir: string) => Promise<coldCopy.ColdCopy & { where: string }>,
): Promise<number> => {
  if (config.databaseUrl !== undefined) {
    return usageError(io, 'DATABASE_URL names a PostgreSQL of your own: use its tools, such as pg_dump and pg_restore.')
  }
  const folder = parseArgs({ args, options: { [option]: { type: 'string' } } }).values[option]
  if (typeof folder !== 'string' || folder === '') return usageError(io, `--${option} must name a folder.`)
  const { where, memories } = await work(resolve(folder), config.dataDir)
  const counted = `${memories} ${memories === 1 ? 'memory' : 'memories'}`
  io.print(`${counted} copied to ${where}. Check passed: PostgreSQL starts from the copy and can read it.`)
  return 0
}
