import { setTimeout as wait } from 'node:timers/promises'
import type { TestNeo4j } from './neo4j.ts'
import { freePort } from './processes.ts'

const IMAGE = 'neo4j:5.26-community'
const PORT = 7687

/** Starts the official server in a container; returns null without Docker. */
export async function startNeo4jContainer(): Promise<TestNeo4j | null> {
  // Loaded only here, because the module takes most of a second, and its client looks for Docker.
  const { GenericContainer, getContainerRuntimeClient, Wait } = await import('testcontainers')
  const docker = await getContainerRuntimeClient().catch(() => null)
  if (docker === null) return null
  // A fixed port of the host, because a random one would change with a restart.
  const port = await freePort()
  const start = () =>
    new GenericContainer(IMAGE)
      .withExposedPorts({ container: PORT, host: port })
      .withEnvironment({ NEO4J_AUTH: 'none' })
      .withWaitStrategy(Wait.forLogMessage('Started.'))
      .start()
  let container = await start()
  const handle = () => docker.container.getById(container.getId())
  const url = `bolt://${container.getHost()}:${port}`
  return {
    url,
    user: 'neo4j',
    password: null,
    name: `the official server, ${IMAGE}`,
    ours: true,
    async kill() {
      await handle().kill()
    },
    async restart({ empty = false } = {}) {
      if (empty) {
        await handle().remove({ v: true, force: true })
        container = await start()
      } else {
        await handle().start()
        await answering(url)
      }
    },
    async freeze() {
      await handle().pause()
      return async () => {
        await handle().unpause()
      }
    },
    async stop() {
      await container.stop()
    },
  }
}

async function answering(url: string): Promise<void> {
  const { openNeo4jGraph } = await import('@agent-memory/adapters/neo4j/neo4j-graph')
  const graph = openNeo4jGraph({ url, user: 'neo4j', password: null, installation: '' })
  try {
    for (let tries = 0; tries < 100; tries++) {
      if (
        await graph.ping().then(
          () => true,
          () => false,
        )
      )
        return
      await wait(300)
    }
  } finally {
    await graph.close()
  }
  throw new Error('the Neo4j container did not restart')
}
