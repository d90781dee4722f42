// Loaded into dependency-cruiser by scripts/check-dependencies.mjs. By itself, dependency-cruiser has swc parse every
// file as plain TypeScript, which fails on JSX.
const swc = require('@swc/core')

const { parseFileSync } = swc
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') })
