// Loaded into dependency-cruiser by scripts/check-dependencies.mjs: with swc it parses every file as plain TypeScript, and
// fails on JSX.
const swc = require('@swc/core')

const { parseFileSync } = swc
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') })
