import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { startLimit } from '@agent-memory/core/time-limit'

/** Returns null if the address may be connected to now, else the time in milliseconds after which to try again. */
export type Hold = (address: string) => { afterMs: number } | null

/** Thrown if no address took the connection and `hold` kept back at least one: a later call can succeed. */
export class Held extends Error {
  override readonly name = 'Held'
  constructor(readonly afterMs: number) {
    super('One of the addresses must not be called yet.')
  }
}

/** Time limit in ms for connecting to an address while another address is left to try: enough for a distant server. */
const ADDRESS_MS = 3_000

/**
 * Connects to the first of these addresses that takes the connection. `hold` counts the requests to each machine, so it
 * must be called directly before each address is tried. Node could try several addresses itself, but would not call
 * `hold`.
 * @param addresses at least one
 * @throws Held; the error of the last address; an unspecified error if the signal aborts
 */
export const connectToOne = async (
  addresses: readonly string[],
  port: number,
  hold: Hold,
  signal: AbortSignal,
): Promise<Socket> => {
  let held: { afterMs: number } | null = null
  let failure: unknown
  for (const [at, address] of addresses.entries()) {
    const mustWait = hold(address)
    if (mustWait) {
      held = mustWait
      continue
    }
    // True if another address can be tried: the next one now or, later, one that `hold` kept back.
    const mayGoOn = held !== null || at < addresses.length - 1
    try {
      return await connectTo({ host: address, port, signal }, mayGoOn ? ADDRESS_MS : null)
    } catch (error) {
      signal.throwIfAborted()
      failure = error
    }
  }
  throw held ? new Held(held.afterMs) : failure
}

const connectTo = async (
  to: { host: string; port: number; signal: AbortSignal },
  limitMs: number | null,
): Promise<Socket> => {
  const socket = connect({ ...to, noDelay: true })
  const tooLate = () => socket.destroy(Object.assign(new Error('The address took too long.'), { code: 'ETIMEDOUT' }))
  const endLimit = limitMs === null ? () => {} : startLimit(limitMs, tooLate)
  try {
    await once(socket, 'connect')
    return socket
  } finally {
    endLimit()
  }
}
