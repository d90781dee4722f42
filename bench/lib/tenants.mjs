import { clientOf } from './service.mjs'

/**
 * Signs up an organization. Returns its volume, a client with a key, and `another(name)`, which makes a client with
 * another key.
 */
export const signUp = async (base, name) => {
  const post = async (path, body, cookie) => {
    const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) }
    const response = await fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return { cookie: response.headers.getSetCookie()[0]?.split(';')[0], body: await response.json() }
  }
  const account = { email: `${name}@example.test`, password: 'correct horse battery staple', name, org_name: name }
  const { cookie } = await post('/auth/signup', account)
  const me = await (await fetch(`${base}/auth/me`, { headers: { cookie } })).json()
  const [organization] = me.data.organizations
  const another = async (keyName) => {
    const key = await post('/keys', { name: keyName, kind: 'org_rw', org_id: organization.org_id }, cookie)
    return clientOf({ SM_BASE_URL: base, SM_API_KEY: key.body.data.api_key ?? key.body.data.key.api_key })
  }
  const volume = organization.projects[0].volumes[0].volume_id
  return { volume, another, ...(await another('bench')) }
}
