import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { eventually } from '../../eventually.js'

/** A mail as it arrived. */
export interface ReceivedMail {
  from: string
  to: string
  headers: string
  text: string
}

/** A mail server on this machine that speaks SMTP, with a user and a password. */
export interface MailServer {
  /** Settings of a service that uses it. */
  env: Record<string, string>
  mails: readonly ReceivedMail[]
  /** Takes the next mail to the address out of the list, and returns it. */
  next(to: string): Promise<ReceivedMail>
  /** Rejects mails to the address for good, with reply 550. */
  reject(to: string): void
  /** Refuses connections until `start`. */
  stop(): Promise<void>
  start(): Promise<void>
}

const USER = 'memory'
const PASSWORD = 'the mail password'
export const MAIL_BASE_URL = 'https://memory.example.test'

export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = []
  const rejected = new Set<string>()
  const make = () => {
    const server = new SMTPServer({
      // The tests have no certificate for this server.
      hideSTARTTLS: true,
      allowInsecureAuth: true,
      // How long a stopping server still serves clients that keep their connections open.
      closeTimeout: 1_000,
      onAuth: ({ username, password }, _session, callback) =>
        username === USER && password === PASSWORD
          ? callback(null, { user: USER })
          : callback(new Error('wrong user or password')),
      onRcptTo: ({ address }, _session, callback) =>
        callback(rejected.has(address) ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null),
      async onData(stream, { envelope }, callback) {
        const chunks: Buffer[] = []
        for await (const chunk of stream) chunks.push(chunk as Buffer)
        const [headers = '', ...body] = Buffer.concat(chunks).toString('utf8').split('\r\n\r\n')
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        const text = decoded(headers, body.join('\r\n\r\n'))
        for (const { address } of envelope.rcptTo) mails.push({ from, to: address, headers, text })
        callback()
      },
    })
    // A client that breaks off its connection is not an error of the test.
    server.on('error', () => {})
    return server
  }
  let server = make()
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  await listen(0)
  const { port } = server.server.address() as AddressInfo
  return {
    env: {
      SMTP_URL: `smtp://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}`,
      MAIL_FROM: 'Agent Memory <memory@example.test>',
      BASE_URL: MAIL_BASE_URL,
    },
    mails,
    next: (to) =>
      eventually(async () => {
        const at = mails.findIndex((mail) => mail.to === to)
        const [mail] = at < 0 ? [] : mails.splice(at, 1)
        if (!mail) throw new Error(`no mail to ${to} arrived`)
        return mail
      }),
    reject: (to) => void rejected.add(to),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
    async start() {
      server = make()
      await listen(port)
    },
  }
}

/** Decodes base64 or quoted-printable (RFC 2045, section 6.7), if the headers say so. */
const decoded = (headers: string, body: string): string => {
  if (/^Content-Transfer-Encoding: base64/im.test(headers)) return Buffer.from(body, 'base64').toString('utf8')
  if (!/^Content-Transfer-Encoding: quoted-printable/im.test(headers)) return body
  const bytes = body.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_all, hex) => `%${hex}`)
  return decodeURIComponent(bytes.replace(/%(?![0-9A-F]{2})/g, '%25'))
}

/** The token of the link in a mail that leads to this page. */
export const tokenIn = ({ text }: ReceivedMail, page: string, baseUrl = MAIL_BASE_URL): string => {
  const link = text.split(/\s+/).find((word) => word.startsWith(`${baseUrl}${page}?token=`))
  if (link === undefined) throw new Error(`the mail has no link to ${page}: ${text}`)
  return new URL(link).searchParams.get('token') ?? ''
}
