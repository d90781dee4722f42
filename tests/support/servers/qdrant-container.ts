import { freePort } from './processes.ts'
import type { TestQdrant } from './qdrant.ts'

const IMAGE = 'qdrant/qdrant:v1.18.2'
const PORT = 6333

/** Starts the official server in a container; returns null without Docker. */
export async function startQdrantContainer({ apiKey }: { apiKey?: string }): Promise<TestQdrant | null> {
  // Loaded only here, because the module takes most of a second, and its client looks for Docker.
  const { GenericContainer, getContainerRuntimeClient, Wait } = await import('testcontainers')
  const docker = await getContainerRuntimeClient().catch(() => null)
  if (docker === null) return null
  // A fixed port of the host, because a random one would change with a restart.
  const port = await freePort()
  const container = await new GenericContainer(IMAGE)
    .withExposedPorts({ container: PORT, host: port })
    .withEnvironment(apiKey ? { QDRANT__SERVICE__API_KEY: apiKey } : {})
    .withWaitStrategy(Wait.forHttp('/healthz', PORT))
    .start()
  const handle = docker.container.getById(container.getId())
  const url = `http://${container.getHost()}:${port}`
  return {
    url,
    ...(apiKey && { apiKey }),
    name: `the official server, ${IMAGE}`,
    ours: true,
    // Docker may run on another machine.
    pid: () => undefined,
    async kill() {
      await handle.kill()
    },
    async restart() {
      await handle.start()
      await healthy(url)
    },
    async freeze() {
      await handle.pause()
      return async () => {
        await handle.unpause()
      }
    },
    async stop() {
      await container.stop()
    },
  }
}

async function healthy(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const answer = await fetch(`${url}/healthz`).catch(() => null)
    await answer?.arrayBuffer()
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the Qdrant container did not restart')
}
