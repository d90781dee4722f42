import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { BinaryReader, WireType } from '@bufbuild/protobuf/wire'

export interface ReceivedSpan {
  traceId: string
  spanId: string
  /** Empty for the root span. */
  parentId: string
  name: string
  /** SpanKind: 2 serves a request, 3 calls another process or store, 5 handles a job. */
  kind: number
  attributes: Record<string, string | number>
  /** service.name of the process that sent the span. */
  service: string
}

/** A local collector that receives traces as OTLP in protobuf over HTTP. */
export interface OtlpReceiver {
  url: string
  spans: ReceivedSpan[]
  stop(): Promise<void>
}

export const startOtlpReceiver = async (port = 0): Promise<OtlpReceiver> => {
  const spans: ReceivedSpan[] = []
  const server = createServer(async (request, response) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    if (request.method !== 'POST' || request.url !== '/v1/traces') return void response.writeHead(404).end()
    spans.push(...spansOf(request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body))
    response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end()
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    stop: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  }
}

type Value = Uint8Array | number | bigint
/** The fields of a message by number: https://protobuf.dev/programming-guides/encoding/ */
type Fields = Map<number, Value[]>

const fieldsOf = (message: Uint8Array): Fields => {
  const reader = new BinaryReader(message)
  const fields: Fields = new Map()
  while (reader.pos < reader.len) {
    const [number, type] = reader.tag()
    fields.set(number, [...(fields.get(number) ?? []), READ[type]?.(reader) ?? 0])
  }
  return fields
}

const READ: Partial<Record<WireType, (reader: BinaryReader) => Value>> = {
  [WireType.Varint]: (reader) => Number(reader.int64()),
  [WireType.Bit64]: (reader) => BigInt(reader.fixed64()),
  [WireType.LengthDelimited]: (reader) => reader.bytes(),
  [WireType.Bit32]: (reader) => reader.fixed32(),
}

const messages = (fields: Fields, number: number): Fields[] =>
  (fields.get(number) ?? []).map((bytes) => fieldsOf(bytes as Uint8Array))
const bytes = (fields: Fields, number: number): Buffer => Buffer.from((fields.get(number)?.[0] ?? []) as Uint8Array)

/**
 * Reads the spans of a request by the field numbers of opentelemetry/proto: collector/trace/v1, trace/v1, resource/v1
 * and common/v1.
 */
const spansOf = (body: Uint8Array): ReceivedSpan[] =>
  messages(fieldsOf(body), 1).flatMap((ofResource) => {
    const service = String(attributesOf(messages(ofResource, 1)[0] ?? new Map(), 1)['service.name'])
    const spans = messages(ofResource, 2).flatMap((ofScope) => messages(ofScope, 2))
    return spans.map((span) => ({
      traceId: bytes(span, 1).toString('hex'),
      spanId: bytes(span, 2).toString('hex'),
      parentId: bytes(span, 4).toString('hex'),
      name: bytes(span, 5).toString(),
      kind: Number(span.get(6)?.[0]),
      attributes: attributesOf(span, 9),
      service,
    }))
  })

const attributesOf = (fields: Fields, number: number): Record<string, string | number> =>
  Object.fromEntries(
    messages(fields, number).map((pair) => {
      const [value = new Map() as Fields] = messages(pair, 2)
      return [bytes(pair, 1).toString(), value.has(1) ? bytes(value, 1).toString() : Number(value.get(3)?.[0])]
    }),
  )
