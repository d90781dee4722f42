import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { freeze } from '../freeze.ts'
import { FETCH_MS, fetchedOnce } from '../http/fetched.ts'
import { keptOnce } from '../kept.ts'
import { startNeo4jContainer } from './neo4j-container.ts'
import { temporaryFolder } from './postgres.ts'
import { freePort } from './processes.ts'

const run = promisify(execFile)
const HERE = fileURLToPath(new URL('./neo4j/', import.meta.url))
const PROGRAM = 'Neo4jServer'
const START_MS = 480_000

/** A Neo4j for tests. An external one, given by its address, cannot be killed, frozen or restarted. */
export interface TestNeo4j {
  url: string
  user: string
  /** Null if the server requires no password. */
  password: string | null
  /** Describes the server at `url`. */
  name: string
  ours: boolean
  /** Ends it at once, as `kill -9` does. */
  kill(): Promise<void>
  /** Restarts a killed server at the same address, with the same data or empty. */
  restart(options?: { empty?: boolean }): Promise<void>
  /** Stops it as if it hung; returns a function that resumes it. */
  freeze(): Promise<() => Promise<void>>
  /** Ends it and removes its data. */
  stop(): Promise<void>
}

/** Settings of a process that uses it. */
export const neo4jSettings = ({ url, user, password }: TestNeo4j): Record<string, string> => ({
  NEO4J_URL: url,
  NEO4J_USER: user,
  ...(password !== null && { NEO4J_PASSWORD: password }),
})

/**
 * Returns the Neo4j at TEST_NEO4J_URL (TEST_NEO4J_USER, TEST_NEO4J_PASSWORD); else the official image if Docker is
 * available; else the same server from Maven Central, if a JDK (17 or 21) and Maven are available. Prints which one it
 * is.
 * @returns null if there is none, and prints that; throws instead if REQUIRE_SERVERS is set
 */
export async function startNeo4j(): Promise<TestNeo4j | null> {
  const neo4j = given() ?? (await startNeo4jContainer()) ?? (await startFromMaven())
  if (neo4j) {
    process.stderr.write(`Neo4j for tests: ${neo4j.name}\n`)
    return neo4j
  }
  const missing = 'no Neo4j for tests: set TEST_NEO4J_URL, or start Docker, or install a JDK (17 or 21) and Maven'
  if (process.env.REQUIRE_SERVERS) throw new Error(missing)
  process.stderr.write(`SKIPPED, ${missing}\n`)
  return null
}

function given(): TestNeo4j | null {
  const { TEST_NEO4J_URL: url, TEST_NEO4J_USER: user = 'neo4j', TEST_NEO4J_PASSWORD: password = null } = process.env
  if (!url) return null
  const refuse = async () => {
    throw new Error('the Neo4j of TEST_NEO4J_URL cannot be stopped by tests')
  }
  const name = `the server at ${new URL(url).host}`
  return { url, user, password, name, ours: false, kill: refuse, restart: refuse, freeze: refuse, stop: async () => {} }
}

/** Starts the server in a JVM with its data in a temporary folder; returns null if its requirements are missing. */
async function startFromMaven(): Promise<TestNeo4j | null> {
  const classes = await fetchServer()
  if (classes === null) return null
  const archive = await archiveClasses(classes)
  const folder = await temporaryFolder('neo4j')
  const port = await freePort()
  const start = () => launch(classes, folder, port, `-XX:SharedArchiveFile=${archive}`)
  let child = start()
  const end = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }
  await ready(child)
  return {
    url: `bolt://127.0.0.1:${port}`,
    user: 'neo4j',
    password: null,
    name: 'Neo4j Community of Maven Central, in a JVM here',
    ours: true,
    kill: end,
    async restart({ empty = false } = {}) {
      if (empty) {
        await rm(folder, { recursive: true })
        await mkdir(folder)
      }
      // Set before the server is ready, so that `stop` ends it in any case.
      child = start()
      await ready(child)
    },
    async freeze() {
      const thaw = await freeze(child.pid as number)
      return async () => thaw()
    },
    async stop() {
      await end()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * TieredStopAtLevel limits compilation: compiling for a long-lived process would take half of a start's processor time.
 * Xlog keeps the JVM's own warnings from stdout, where the first line means that the server is ready.
 */
const JAVA = ['-Xmx512m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Xlog:disable']

function launch(classes: string, folder: string, port: number, ...options: string[]): ChildProcess {
  return spawn('java', [...JAVA, ...options, '-cp', join(classes, 'lib', '*'), PROGRAM, folder, `${port}`], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}

/**
 * Returns the JVM's archive of a started server's classes, a file that is made once. Reading it takes the JVM a third
 * less processor time than loading the classes from their JARs. A JVM that cannot use the file ignores it.
 */
async function archiveClasses(classes: string): Promise<string> {
  const name = 'classes.jsa'
  const place = await keptOnce(
    `${basename(classes)}-archive`,
    async (folder) => {
      const data = await temporaryFolder('neo4j')
      const child = launch(classes, data, await freePort(), `-XX:ArchiveClassesAtExit=${join(folder, name)}`)
      const exited = once(child, 'exit')
      await ready(child).finally(() => child.kill('SIGTERM'))
      await exited
      await rm(data, { recursive: true, force: true })
    },
    2 * START_MS,
  )
  return join(place, name)
}

/** Waits until the server reports that it is ready. */
async function ready(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit').then(([code]) => {
    throw new Error(`Neo4j exited with ${code}`)
  })
  exited.catch(() => {})
  const signal = AbortSignal.timeout(START_MS)
  await Promise.race([once(createInterface(child.stdout as NodeJS.ReadableStream), 'line', { signal }), exited])
}

/**
 * Returns the folder of the server's classes, fetched and compiled once per version; null if that fails, with the
 * reason printed.
 */
async function fetchServer(): Promise<string | null> {
  const pom = join(HERE, 'pom.xml')
  const source = join(HERE, `${PROGRAM}.java`)
  try {
    await run('java', ['-version'])
    const version = createHash('sha256')
      .update(await readFile(pom))
      .update(await readFile(source))
      .digest('hex')
      .slice(0, 12)
    return await fetchedOnce(`neo4j-${version}`, async (folder) => {
      await copyFile(pom, join(folder, 'pom.xml'))
      // With -U, because Maven remembers that a file was not found, and would not try again.
      const fetch = ['-q', '-B', '-U', 'dependency:copy-dependencies', '-DoutputDirectory=lib']
      await run('mvn', fetch, { cwd: folder, timeout: FETCH_MS })
      const lib = join(folder, 'lib')
      for (const jar of await readdir(lib)) if (jar.startsWith('eclipse-collections')) await unsign(join(lib, jar))
      const compiled = join(folder, 'compiled')
      await run('javac', ['-d', compiled, '-cp', join(lib, '*'), source])
      // In a JAR, because the JVM archives no classes of a folder.
      await run('jar', ['--create', '--file', join(lib, `${PROGRAM}.jar`), '-C', compiled, '.'])
    })
  } catch (error) {
    process.stderr.write(`no Neo4j from Maven Central: ${error instanceof Error ? error.message : error}\n`)
    return null
  }
}

/**
 * Removes a JAR's signatures: the JVM verifies them at every start, which takes a third of its processor time, and
 * archives no signed classes.
 */
async function unsign(jar: string): Promise<void> {
  const content = `${jar}-content`
  await mkdir(content)
  await run('jar', ['--extract', '--file', jar], { cwd: content })
  for (const name of await readdir(join(content, 'META-INF')))
    if (/\.(SF|RSA|MF)$/.test(name)) await rm(join(content, 'META-INF', name))
  await run('jar', ['--create', '--no-manifest', '--file', jar, '-C', content, '.'])
  await rm(content, { recursive: true })
}
