import { spawn } from 'node:child_process'
import { createHash, createHmac } from 'node:crypto'
import { rmSync } from 'node:fs'
import { createServer, type IncomingMessage, request as send } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { eventually } from '../eventually.ts'
import { temporaryFolder } from './postgres.ts'
import { freePort } from './processes.ts'

/** s3rver with one bucket, behind a front that checks what s3rver does not: signatures and content hashes. */
export interface TestS3 {
  bucket: { endpoint: URL; accessKeyId: string; secretAccessKey: string; region: string }
  /** Value for the setting S3_URL. */
  url: string
  stop(): Promise<void>
}

/** Id and secret of s3rver's only key. */
const KEY = 'S3RVER'
const BUCKET = 'documents'

export async function startTestS3(): Promise<TestS3> {
  const folder = await temporaryFolder('s3')
  const port = await freePort()
  const front = await startFront(port)
  const program = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js')
  const args = ['--directory', folder, '--address', '127.0.0.1', '--port', String(port), '--configure-bucket', BUCKET]
  const server = spawn(process.execPath, [program, ...args], { stdio: 'ignore', env: { PATH: process.env.PATH } })
  const gone = new Promise<void>((resolve) => server.once('close', () => resolve()))
  const stop = async () => {
    server.kill('SIGKILL')
    await gone
    await front.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await eventually(async () => void (await fetch(`http://127.0.0.1:${port}/`)), 120_000)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    bucket: {
      endpoint: new URL(`http://127.0.0.1:${front.port}/${BUCKET}`),
      accessKeyId: KEY,
      secretAccessKey: KEY,
      region: 'us-east-1',
    },
    url: `http://${KEY}:${KEY}@127.0.0.1:${front.port}/${BUCKET}`,
    stop,
  }
}

async function startFront(port: number): Promise<{ port: number; stop(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const body = Buffer.concat(parts)
    if (!isSigned(request, body)) return void response.writeHead(403).end('<Code>SignatureDoesNotMatch</Code>')
    const { method, url: path, headers } = request
    const forwarded = send({ port, host: '127.0.0.1', method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    })
    forwarded.on('error', () => response.destroy())
    forwarded.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

/**
 * Whether the request has a valid AWS Signature Version 4, as its documentation "Authenticating Requests: Using the
 * Authorization Header" defines it.
 */
function isSigned({ method = '', url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const [, key, day = '', region = '', names = '', signature] = AUTHORIZATION.exec(headers.authorization ?? '') ?? []
  const told = String(headers['x-amz-content-sha256'])
  if (key !== KEY || told !== sha256(body) || !names.split(';').includes('host')) return false
  const [path = '', query = ''] = url.split('?')
  const signed = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const canonical = [method, path, query, signed.join(''), names, told].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const signing = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${KEY}`)
  return hmac(signing, text).toString('hex') === signature
}
