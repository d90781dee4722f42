import { isMemoryServiceError } from '@agent-memory/client/errors'
import type { CliKey, CliKeyBody } from '@agent-memory/client/types'
import { CLI_LOGIN_END_PATH, codeForIssuer } from '@agent-memory/core/accounts/keys/login-code'
import { untilAborted } from '@agent-memory/core/time-limit'
import type { Context } from '../context.js'
import { EXIT, Failure, wrongUsage } from '../exit-codes.js'
import { ask, canAsk } from '../input/prompt.js'
import { oneLine, printable } from '../output/text.js'
import { callOptions, connect } from '../signed-in.js'
import { openBrowser } from './browser.js'
import { awaitBrowser, type Visit } from './callback.js'
import { endKey } from './end-key.js'
import { type LoginRequest, newLoginRequest } from './request.js'

/** How long the program waits for the user. The code on the page is valid for the same time. */
const LIMIT_MS = 10 * 60_000
const MOST_TRIES = 3
/** Timeout of the second use of a code (see endUnseenKey). Short, because the service has just failed. */
const SECOND_USE_MS = 10_000

/** Stores a new key. If this fails, the key is revoked. */
export type Keep = (login: CliKey) => Promise<void>

/**
 * Gets a key by a login in the browser of this computer, which passes the code to this program by itself.
 * @throws Failure if the user denies the login, or does not allow it in time
 */
export const loginInBrowser = async (context: Context, keep: Keep, limitMs = LIMIT_MS): Promise<void> => {
  await requirePages(context)
  const { io, settings } = context
  const url = settings.url.value
  const request = newLoginRequest()
  const callback = await awaitBrowser(request.state)
  try {
    const address = request.addressAt(url, callback.port)
    tell(
      context,
      `Opening your browser to sign in to ${url}.`,
      `The page should show the confirmation ${request.confirmation}.`,
      'If no browser opens, open this address on this computer (elsewhere, run `sm login --no-browser`):',
      `  ${address}`,
    )
    await openBrowser(io, address)
    const visit = await inTime(limitMs, io.interrupted, (signal) => untilAborted(callback.visit, signal))
    await answerVisit(context, request, visit, keep)
  } finally {
    callback.close()
  }
}

/** Finishes the login, and then tells the browser how it ended. */
const answerVisit = async (context: Context, request: LoginRequest, visit: Visit, keep: Keep): Promise<void> => {
  const end = (outcome: string) => visit.sendTo(`${context.settings.url.value}${CLI_LOGIN_END_PATH}?outcome=${outcome}`)
  const error = visit.parameters.get('error')
  try {
    requireOwnService(context, visit.parameters.get('iss') ?? '')
    if (error !== null) throw failed('login_denied', 'You did not allow the login in the browser. Nothing was changed.')
    await exchange(context, request, visit.parameters.get('code') ?? '', keep)
  } catch (failure) {
    await end(error === 'access_denied' ? 'denied' : 'failed')
    throw failure
  }
  await end('signed_in')
}

/**
 * Throws Failure if the user decided at another service. A malicious service could redirect the browser to an honest
 * one. If the user allowed the login there, this program would send the honest service's code to the malicious one
 * (RFC 9207, section 1).
 */
const requireOwnService = ({ settings }: Context, issuer: string): void => {
  const { origin } = new URL(settings.url.value)
  if (issuer === origin) return
  const other = issuer === '' ? 'another service' : oneLine(issuer)
  throw failed(
    'login_failed',
    `You allowed the login at ${other}, not at ${origin}, so the login was not used: run \`sm login\` again.`,
  )
}

/**
 * Gets a key with a code that the user copies from a page, in a browser on any computer.
 * @throws Failure if there is no terminal, the code is wrong, or it is not typed in time
 */
export const loginByCode = async (context: Context, keep: Keep): Promise<void> => {
  const { io, settings } = context
  if (!canAsk(io)) throw wrongUsage('The code from the browser can only be typed in a terminal; elsewhere use --key.')
  await requirePages(context)
  const request = newLoginRequest()
  tell(
    context,
    `To sign in to ${settings.url.value}, open this address in a browser, on any computer:`,
    `  ${request.addressAt(settings.url.value)}`,
    `The page should show the confirmation ${request.confirmation}. Allow the login, and copy the code.`,
  )
  for (let left = MOST_TRIES - 1; ; left--) {
    const pasted = await inTime(LIMIT_MS, io.interrupted, (signal) => ask(io, 'Code: ', signal))
    try {
      return await exchange(context, request, ownCode(context, pasted), keep)
    } catch (error) {
      if (left === 0 || !(error instanceof Failure) || error.code !== 'wrong_code') throw error
      tell(
        context,
        `The code is wrong: it is mistyped, or not from ${new URL(settings.url.value).origin}. Copy the code again:`,
      )
    }
  }
}

/**
 * Returns the pasted code if it names this service. Throws Failure if not, for the reason given at `requireOwnService`.
 */
const ownCode = ({ settings }: Context, pasted: string): string => {
  const { origin } = new URL(settings.url.value)
  const code = codeForIssuer(pasted, origin)
  if (code !== null) return code
  throw failed('wrong_code', `The code is mistyped, or not from ${origin}, so it was not sent: run \`sm login\` again.`)
}

/**
 * Exchanges the code for a key and stores the key. Ctrl-C during the exchange takes effect only after it, so that the
 * new key can be revoked.
 */
const exchange = async (context: Context, { verifier }: LoginRequest, code: string, keep: Keep): Promise<void> => {
  const { io, settings } = context
  io.interrupted.throwIfAborted()
  const client = connect(context)
  const body = { code, code_verifier: verifier }
  const login = await client.cliKey(body).catch(async (error: unknown) => {
    if (isMemoryServiceError(error) && error.code === 'validation_failed')
      throw failed('wrong_code', 'The code is wrong, expired or already used: run `sm login` again.')
    await endUnseenKey(context, body)
    throw error
  })
  try {
    io.interrupted.throwIfAborted()
    await keep(login)
  } catch (error) {
    await endKey({ url: settings.url.value, apiKey: login.key.api_key })
    throw error
  }
}

/**
 * Revokes the key of an exchange whose outcome is unknown, by using its code a second time: the service then revokes
 * the key from the first use. If the first request never arrived, the second one gets a key, which is revoked here.
 * Does nothing if the service is still down: nobody has seen the key, and the user can end it on /account/sessions.
 */
const endUnseenKey = async (context: Context, body: CliKeyBody): Promise<void> => {
  const second = await connect(context)
    .cliKey(body, { timeoutMs: SECOND_USE_MS })
    .catch(() => null)
  if (second !== null) await endKey({ url: context.settings.url.value, apiKey: second.key.api_key })
}

/** @throws Failure if the service has no page for signing in; MemoryServiceError if it does not answer */
const requirePages = async (context: Context): Promise<void> => {
  try {
    await connect(context).raw('HEAD', CLI_LOGIN_END_PATH, callOptions(context))
  } catch (error) {
    if (!isMemoryServiceError(error) || error.status !== 404) throw error
    const { value } = context.settings.url
    throw failed(
      'no_pages',
      `${value} has no page for signing in: ask its operator for a key, then run \`sm login --key\`.`,
    )
  }
}

/** Runs the work with a signal that aborts on Ctrl-C and after `limitMs`. Throws Failure when the time is up. */
const inTime = async <Result>(
  limitMs: number,
  interrupted: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> => {
  const limit = AbortSignal.timeout(limitMs)
  try {
    return await work(AbortSignal.any([interrupted, limit]))
  } catch (error) {
    if (!limit.aborted || interrupted.aborted) throw error
    throw failed('login_timeout', 'Nobody allowed the login in time: run `sm login` again.')
  }
}

const failed = (code: string, sentence: string): Failure => new Failure(code, sentence, EXIT.notSignedIn)

/** Prints what the user has to do next, even with --json and --quiet, because the login cannot continue without it. */
const tell = ({ io }: Context, ...lines: string[]): void => void io.stderr.write(`${printable(lines.join('\n'))}\n`)
