import { deploy, drift as findDrift, status as readStatus } from '@agent-memory/adapters/postgres/migrate/migrate'
import { migrateJobQueue } from '@agent-memory/adapters/queue/bullmq-postgres'
import type { Command } from './command.js'

export const migrate: Command = async ({ url, io }) => {
  const applied = await deploy(url)
  await migrateJobQueue(url, 'auto')
  io.print(applied.length === 0 ? 'The database was already up to date.' : `Applied: ${applied.join(', ')}.`)
  return 0
}

export const status: Command = async ({ url, io }) => {
  const { upToDate, ...lists } = await readStatus(url)
  for (const [name, migrations] of Object.entries(lists)) io.print(`${name}: ${migrations.join(', ') || 'none'}`)
  io.print(
    upToDate ? 'The database is up to date.' : 'The database is not up to date: run npm run sm-admin -- migrate.',
  )
  return upToDate ? 0 : 1
}

export const drift: Command = async ({ url, io }) => {
  const { clean, database, migrations } = await findDrift(url)
  if (database) io.print(`-- SQL that would make the database match schema.prisma:\n${database}`)
  if (migrations)
    io.print(`-- SQL for a new migration that would bring the migrations up to schema.prisma:\n${migrations}`)
  if (clean) io.print('Database, migrations and schema agree.')
  return clean ? 0 : 1
}
