#!/usr/bin/env node
// What node_modules/.bin/sm points at: here before any build is, so that it can say what is missing.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const built = new URL('../dist/main.js', import.meta.url)
if (existsSync(fileURLToPath(built))) {
  await import(built.href)
} else {
  process.stderr.write('sm is not built yet: run `npm run build`, or use `npm run -s sm -- COMMAND`.\n')
  process.exitCode = 1
}
