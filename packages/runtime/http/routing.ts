import { AppError } from '@agent-memory/core/errors'
import { type Request, type RequestHandler, type Response, Router } from 'express'

/** One method of one path. */
export interface Place {
  method: 'get' | 'post' | 'patch' | 'delete'
  path: string
  handler: RequestHandler
  /** Notes in which form errors are answered here; needed for the 405, which `handler` does not see. */
  noteErrorForm?: (request: Request, response: Response) => void
}

/**
 * Mounts the endpoints. Another method on a known path gets a 405 with Allow, and OPTIONS lists the methods. Literal
 * paths match before patterns, so GET /memory/query is a wrong method, not the memory named "query".
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
    place.all((request, response) => {
      group[0]?.noteErrorForm?.(request, response)
      response.set('Allow', allow)
      throw new AppError('method_not_allowed', `This path allows only ${allow}.`)
    })
  }
  return router
}

/**
 * Compares segment by segment: a literal comes before a parameter, and a parameter before a wildcard. Differing
 * literals are compared too, because a sort needs a total order.
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
