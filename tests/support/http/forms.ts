import type { Reply, Send } from './client.js'

/** Posts a form, as a page of the service does. */
export const postForm = (
  send: Send,
  path: string,
  fields: Record<string, string>,
  { cookie, headers = {} }: { cookie?: string; headers?: Record<string, string> } = {},
): Promise<Reply> =>
  send('POST', path, {
    raw: new URLSearchParams(fields).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    ...(cookie !== undefined && { cookie }),
  })

/** Status and target of a redirect. */
export const redirectOf = ({ status, headers }: Reply) => [status, headers.get('location')]
