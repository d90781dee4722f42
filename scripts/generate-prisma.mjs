// Generates packages/adapters/postgres/generated from schema.prisma, without network access. Does nothing while
// schema.prisma and Prisma's package.json are unchanged.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const scripts = path.dirname(fileURLToPath(import.meta.url))
const adapters = path.join(scripts, '../packages/adapters')
const schema = path.join(adapters, 'postgres/schema.prisma')
const generated = path.join(adapters, 'postgres/generated')
const stamp = path.join(generated, '.schema-hash')

const prismaPackage = createRequire(path.join(adapters, 'package.json')).resolve('prisma/package.json')
const wanted = createHash('sha256').update(readFileSync(schema)).update(readFileSync(prismaPackage)).digest('hex')

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  // A model removed from the schema must not leave behind a file that still compiles.
  rmSync(generated, { recursive: true, force: true })
  const prisma = path.join(path.dirname(prismaPackage), 'build/index.js')
  const { status } = spawnSync(process.execPath, [prisma, 'generate', '--schema', schema], {
    cwd: adapters,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PRISMA_SCHEMA_ENGINE_BINARY: path.join(scripts, 'no-schema-engine.mjs'),
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
      CHECKPOINT_DISABLE: '1',
    },
  })
  if (status !== 0) {
    console.error('The Prisma client could not be generated from packages/adapters/postgres/schema.prisma.')
    process.exit(1)
  }
  writeFileSync(stamp, wanted)
}
