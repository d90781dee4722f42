import { AppError } from '@agent-memory/core/errors'
import { type RequestHandler, Router } from 'express'

/** One method of one path. */
export interface Place {
  method: 'get' | 'post' | 'patch' | 'delete'
  path: string
  handler: RequestHandler
}

/**
 * Mounts the endpoints so that a known path without the method asked for is 405 with Allow, and OPTIONS names the
 * methods. Literal paths go before patterns: GET /memory/query is a wrong method, not the memory named "query".
 * @throws Error when two endpoints share path and method
 */
export function routerOf(endpoints: readonly Place[]): Router {
  const router = Router({ caseSensitive: true })
  const paths = [...new Set(endpoints.map(({ path }) => path))].sort(compareSpecificity)
  for (const path of paths) {
    const group = endpoints.filter((endpoint) => endpoint.path === path)
    const methods = group.map(({ method }) => method.toUpperCase())
    if (new Set(methods).size < methods.length) throw new Error(`${path} has two handlers for one method`)
    const allow = ['OPTIONS', ...methods, ...(methods.includes('GET') ? ['HEAD'] : [])].sort().join(', ')
    const place = router.route(path)
    for (const { method, handler } of group) place[method](handler)
    place.options((_request, response) => void response.set('Allow', allow).status(204).end())
    place.all((_request, response) => {
      response.set('Allow', allow)
      throw new AppError('method_not_allowed', `This path takes ${allow}.`)
    })
  }
  return router
}

/**
 * Segment by segment, a literal before a parameter, and that before a rest of any length. Other literals are compared as well, for an order of some paths alone
 * is none: a sort may then leave any two as they were.
 */
function compareSpecificity(a: string, b: string): number {
  const [as, bs] = [a.split('/'), b.split('/')]
  for (const [at, segment] of as.entries()) {
    const other = bs[at] ?? ''
    const difference = breadthOf(segment) - breadthOf(other)
    if (difference !== 0) return difference
    if (segment !== other && breadthOf(segment) === 0) return segment < other ? -1 : 1
  }
  return as.length - bs.length
}

const breadthOf = (segment: string): number => (segment.startsWith('*') ? 2 : segment.startsWith(':') ? 1 : 0)
