import type { Socket } from 'node:net'
import type { Request, Response } from 'express'

/**
 * Between processes a balancer chooses once a connection. One that lived on would stay with the server that it once came
 * to, and a server that is added would get nothing to do. A new one costs a round trip or two.
 */
const LONGEST_MS = 500

const firstRequests = new WeakMap<Socket, number>()

/** Ends a connection with this answer where it is old enough: its client opens the next one, to whichever server it comes. */
export const boundConnectionAge = ({ socket }: Request, response: Response): void => {
  const now = performance.now()
  const first = firstRequests.get(socket) ?? now
  firstRequests.set(socket, first)
  if (now - first >= LONGEST_MS) response.set('Connection', 'close')
}
