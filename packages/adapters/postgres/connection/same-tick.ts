import type pg from 'pg'

interface Group {
  client: Promise<pg.PoolClient>
  /** Statements that have not ended yet. */
  open: number
  isBroken: boolean
}

/**
 * Sends the statements of one tick of the event loop over one connection in a single socket write, because a write
 * costs our process more than a lookup costs PostgreSQL. Each statement is its own transaction and waits for the
 * statements before it, so all statements must be quick.
 */
export const inSameTick = (pool: pg.Pool) => {
  let gathering: Group | undefined

  const gather = (): Group => {
    const client = pool.connect().finally(() => {
      gathering = undefined
    })
    const group = { client, open: 0, isBroken: false }
    // Runs before any statement of the group is sent: all statements wait for this promise, but this callback was
    // attached first.
    client.then(sendTogether, () => {})
    return group
  }

  return async <Row extends object>(statement: pg.QueryConfig): Promise<Row[]> => {
    gathering ??= gather()
    const group = gathering
    group.open++
    const client = await group.client
    try {
      return (await client.query<Row>(statement)).rows
    } catch (error) {
      group.isBroken = true
      throw error
    } finally {
      if (--group.open === 0) client.release(group.isBroken)
    }
  }
}

interface Corked {
  connection: { stream: { cork(): void; uncork(): void } }
}

/** Collects everything sent over this connection in the current tick into one write. */
export const sendTogether = (client: pg.ClientBase): void => {
  const { stream } = (client as unknown as Corked).connection
  stream.cork()
  process.nextTick(() => stream.uncork())
}
