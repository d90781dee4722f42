import { AppError } from '@agent-memory/core/errors'
import { parseBounded, readJsonBytes } from '@agent-memory/runtime/http/body'
import { statusOf } from '@agent-memory/runtime/http/errors'
import type { Request, Response } from 'express'

/** Error codes of JSON-RPC 2.0, section 5.1. */
const PARSE_ERROR = -32_700
const INVALID_REQUEST = -32_600

/** The parts of a JSON-RPC message that are read before the protocol library handles the message. */
export interface Message {
  id?: unknown
  method?: unknown
  params?: unknown
}

/**
 * Reads the JSON body of a request, with the limits that apply to every body.
 * @throws AppError payload_too_large, unsupported_media_type, validation_failed
 */
export async function readBody(request: Request): Promise<unknown> {
  const bytes = await readJsonBytes(request)
  if (bytes === null) throw new AppError('validation_failed', { body: ['must be a JSON-RPC message, but is empty'] })
  return parseBounded(bytes).value
}

/** Returns the messages of a body: one message, or those of a batch. */
export const messagesOf = (body: unknown): Message[] =>
  (Array.isArray(body) ? body : [body]).filter((message) => typeof message === 'object' && message !== null)

/** Reports an error in the body as a JSON-RPC error, whose `data` is the code and details that other endpoints send. */
export function answerUnreadable(error: AppError, response: Response): void {
  const { code, details } = error
  const isParseError = code === 'validation_failed'
  const sentence = typeof details === 'string' ? details : `The body ${Object.values(details).flat().join('; ')}.`
  answerError(response, statusOf(code), {
    code: isParseError ? PARSE_ERROR : INVALID_REQUEST,
    message: `${isParseError ? 'Parse error' : 'Invalid request'}: ${sentence}`,
    data: { error: code, details },
  })
}

export interface JsonRpcError {
  code: number
  message: string
  data?: unknown
}

/** Answers with an error that belongs to no particular message. */
export const answerError = (response: Response, status: number, error: JsonRpcError): void =>
  void response.status(status).json({ jsonrpc: '2.0', error, id: null })
