// A real OpenID Connect provider (oidc-provider) for tests: `node provider.mjs <client metadata as JSON>` prints its
// issuer. Its form takes an address as the login. With the prefix `unverified:` the provider has not verified the
// address; with `nameless:` it tells neither address nor name.
// POST /control changes the next ID token: `{"claims": {...}}`, where null removes a claim; `{"key": "another"}` signs
// with a key that the provider does not publish. `{"down": true}` answers 503 until `{"down": false}`.
import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'
import { createServer } from 'node:http'
import { Provider } from 'oidc-provider'

/** The key is read back, because the export of a key that was just generated can hang (services/mcp/oauth/unused-key.ts). */
const newKey = () =>
  createPrivateKey(
    generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    }).privateKey,
  )
const keys = { own: newKey(), another: newKey() }

const server = createServer((request, response) => void handle(request, response))
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const issuer = `http://127.0.0.1:${server.address().port}`

/** Change of the next ID token. */
let change
let isDown = false

const claimsOf = (login) => {
  const email = login.replace(/^\w+:/, '')
  if (login.startsWith('nameless:')) return { sub: login }
  return { sub: login, email, email_verified: !login.startsWith('unverified:'), name: 'Ada Provided' }
}

const provider = new Provider(issuer, {
  clients: JSON.parse(process.argv[2]),
  jwks: { keys: [{ ...keys.own.export({ format: 'jwk' }), kid: 'own', use: 'sig', alg: 'RS256' }] },
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  findAccount: (_ctx, login) => ({ accountId: login, claims: () => claimsOf(login) }),
  pkce: { required: () => true },
  cookies: { keys: ['a key of the provider'] },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
  async loadExistingGrant({ oidc: { client, session, provider } }) {
    const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
    grant.addOIDCScope('openid email profile')
    await grant.save()
    return grant
  },
})

provider.use(async (ctx, next) => {
  await next()
  if (ctx.path !== '/token' || ctx.body?.id_token === undefined || change === undefined) return
  ctx.body = { ...ctx.body, id_token: changed(ctx.body.id_token, change) }
  change = undefined
})

function changed(token, { claims = {}, key = 'own' }) {
  const [head, body] = token.split('.')
  const payload = { ...JSON.parse(Buffer.from(body, 'base64url')), ...claims }
  const rest = Object.fromEntries(Object.entries(payload).filter(([, value]) => value !== null))
  const signed = `${head}.${Buffer.from(JSON.stringify(rest)).toString('base64url')}`
  return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), keys[key]).toString('base64url')}`
}

const FORM = `<!doctype html><title>Provider</title><form method="post">
  <label>Login <input name="login"></label><button>Sign in</button><button name="cancel" value="yes">Cancel</button>
</form>`

async function handle(request, response) {
  if (request.url === '/control') {
    const { down, ...next } = JSON.parse(await textOf(request))
    if (down === undefined) change = next
    else isDown = down
    return response.end()
  }
  if (isDown) return response.writeHead(503).end()
  if (!request.url.startsWith('/interaction/')) return provider.callback()(request, response)
  if (request.method === 'GET') return response.setHeader('Content-Type', 'text/html').end(FORM)
  const form = new URLSearchParams(await textOf(request))
  const result = form.has('cancel') ? { error: 'access_denied' } : { login: { accountId: form.get('login') } }
  return provider.interactionFinished(request, response, result)
}

async function textOf(request) {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += chunk
  return text
}

console.log(issuer)
