// `node scripts/healthcheck.mjs [/healthz|/readyz]`: exits with 0 if the service of this container answers 200. It is
// written in Node because the image has no curl. PORT is the service's own setting.
const path = process.argv[2] ?? '/healthz'
const url = `http://127.0.0.1:${process.env.PORT || 8080}${path}`
const answered = await fetch(url, { signal: AbortSignal.timeout(4_000) }).catch((error) => error)
if (!answered.ok) {
  console.error(`${url} did not answer 200: ${answered.status ?? answered.cause?.code ?? answered.message}`)
  process.exit(1)
}
