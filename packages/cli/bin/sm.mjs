#!/usr/bin/env node
// The target of node_modules/.bin/sm. It exists before the first build, so that it can report a missing build.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const built = new URL('../dist/main.js', import.meta.url)
if (existsSync(fileURLToPath(built))) {
  await import(built.href)
} else {
  process.stderr.write('sm is not built yet: run `npm run build`, or use `npm run -s sm -- COMMAND`.\n')
  process.exitCode = 1
}
