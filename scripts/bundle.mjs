// Bundles each program, and overwrites tsc's output of its main module with the bundle. A starting process then reads
// some 90 files; reading 1,200 took more than half of the startup time. The other files that tsc wrote stay,
// because threads and child processes start from them.
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

/** A native package, which cannot be bundled. */
const NATIVE = /^@node-rs\/argon2$/
/** Names of the files that programs share or load on demand. */
const CHUNK = /^chunk-.+\.js$/
const KEPT_BUILDS = 5
/**
 * Text at the start of each bundled file. It defines `require`, for bundled CommonJS packages; `__bundlePlace`, which
 * returns the URL that a module had before it was bundled; and `__bundlePath`, which turns such a URL into a path.
 */
const BANNER = `import { createRequire as __bundleRequire } from 'node:module'
import { fileURLToPath as __bundlePath } from 'node:url'
const require = __bundleRequire(import.meta.url)
const __bundlePlace = (file) => new URL(file, import.meta.url).href`

/** Plugin for esbuild. A module that looks for files beside itself still finds them after it is bundled into `out`. */
const inItsPlace = (out) => ({
  name: 'in its place',
  setup(bundle) {
    const from = (file) => `./${path.relative(out, file).replaceAll(path.sep, '/')}`
    bundle.onResolve({ filter: NATIVE }, async ({ path: name, resolveDir, kind, pluginData }) => {
      if (pluginData === 'resolving') return
      const found = await bundle.resolve(name, { resolveDir, kind, pluginData: 'resolving' })
      return found.errors.length > 0 ? found : { path: from(found.path), external: true }
    })
    bundle.onLoad({ filter: /\.[mc]?js$/ }, ({ path: file }) => {
      const text = readFileSync(file, 'utf8')
      const place = `__bundlePlace(${JSON.stringify(from(file))})`
      const folder = `__bundlePlace(${JSON.stringify(from(path.dirname(file)))})`
      if (text.includes('import.meta.url')) return { contents: text.replaceAll('import.meta.url', place) }
      if (/\b__(dirname|filename)\b/.test(text) && !/\b(const|let|var) __dirname\b/.test(text))
        return { contents: `var __filename = __bundlePath(${place}), __dirname = __bundlePath(${folder});${text}` }
    })
  },
})

/** Bundles the main modules of a package. */
async function bundleOf(folder, mains) {
  const out = path.join(root, folder, 'dist')
  const { outputFiles } = await build({
    entryPoints: mains.map((name) => path.join(root, folder, name)),
    outdir: out,
    chunkNames: 'chunk-[hash]',
    write: false,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    legalComments: 'none',
    logLevel: 'warning',
    allowOverwrite: true,
    banner: { js: BANNER },
    // Optional dependencies of pg and ws, which are not installed.
    external: ['pg-native', 'bufferutil', 'utf-8-validate'],
    plugins: [inItsPlace(out)],
  })
  // The chunks are written before the main modules, so that a program that starts meanwhile finds all its chunks.
  const isMain = ({ path: file }) => !CHUNK.test(path.basename(file))
  for (const file of outputFiles.toSorted((one, other) => isMain(one) - isMain(other))) replace(file)
  forget(
    out,
    outputFiles.map((file) => path.basename(file.path)),
  )
}

/**
 * Removes the chunks that no recent build uses. The last few builds keep theirs, because a process that is still
 * running may load chunks of its own build later.
 */
function forget(out, made) {
  const list = path.join(out, '.bundles.json')
  const earlier = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
  const builds = [made, ...earlier.filter((build) => build.join() !== made.join())].slice(0, KEPT_BUILDS)
  writeFileSync(list, JSON.stringify(builds))
  const kept = new Set(builds.flat())
  for (const name of readdirSync(out)) if (CHUNK.test(name) && !kept.has(name)) rmSync(path.join(out, name))
}

/**
 * Writes a bundled file by renaming, so that no process reads half of it. An existing chunk is left as it is, because
 * its name is a hash of its contents.
 */
function replace({ path: file, contents }) {
  if (CHUNK.test(path.basename(file)) && existsSync(file)) return
  writeFileSync(`${file}.${process.pid}`, contents)
  renameSync(`${file}.${process.pid}`, file)
}

await bundleOf('services/server', ['main.ts', 'admin.ts'])
await bundleOf('packages/cli', ['main.ts'])
