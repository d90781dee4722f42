import { AppError, type ErrorCode, isUnavailable, type Operation } from '@agent-memory/core/errors'
import { replyTo } from '@agent-memory/runtime/http/errors'
import { whatWasUnavailable } from '@agent-memory/runtime/http/unavailable'
import {
  type CallToolResult,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
} from '@modelcontextprotocol/server'
import type { Exchange } from './exchange.js'

/** What a model can do about each error. For any other error, it can only tell the user. */
const WHAT_TO_DO: Partial<Record<ErrorCode, string>> = {
  validation_failed: 'Correct the arguments that are named in details, and call the tool again.',
  agent_not_authorized_for_volume:
    'Call list_volumes: it lists the volumes you can access, and what you can do in each.',
  memory_not_found: 'This memory does not exist or was deleted: take the id from search_memories or search.',
  document_not_found:
    'This document does not exist or was deleted: take the id from list_documents or search_memories.',
  entity_not_found:
    'Call search_entities with part of the name, or explore_graph without a name; new entities appear within seconds.',
  volume_not_found: 'Call list_volumes: it lists the volumes you can access.',
  conflict: 'Do not repeat this call as it is.',
  service_unavailable: 'Wait, then call the tool again with the same arguments: nothing is stored twice.',
  write_failed: 'Call the tool again with the same arguments: it attaches to this write, so nothing is stored twice.',
  graph_failed: 'Wait a few seconds, then call the tool again.',
  chat_failed: 'Wait a few seconds, then call the tool again.',
  query_failed: 'Wait a few seconds, then call the tool again.',
}
const REPORT_IT = 'Do not repeat this call; tell the user what happened, with the request id.'

/** Describes an error to a model: the same code and details as over REST, and what the model can do. */
export function describeFailure(error: unknown, operation: Operation, { ports, requestId }: Exchange) {
  const { body, headers, unexpected } = replyTo(error, operation, requestId)
  if (unexpected) ports.workLog.error({ err: error, code: body.error }, 'an MCP call failed')
  if (isUnavailable(error)) ports.workLog.info(whatWasUnavailable(error), 'an MCP call could not be served')
  const retryAfter = headers['Retry-After']
  return {
    ...body,
    what_to_do: WHAT_TO_DO[body.error as ErrorCode] ?? REPORT_IT,
    ...(retryAfter !== undefined && { retry_after_seconds: Number(retryAfter) }),
  }
}

/** Turns an error into a tool result, which reaches the model; a protocol error would reach only the client. */
export function toolFailure(error: unknown, operation: Operation, exchange: Exchange): CallToolResult {
  const text = JSON.stringify(describeFailure(error, operation, exchange))
  return { isError: true, content: [{ type: 'text', text }] }
}

/** Turns an error into a protocol error, for resources and prompts, because their results cannot contain an error. */
export function protocolFailure(error: unknown, exchange: Exchange, uri?: string): ProtocolError {
  if (error instanceof ProtocolError) return error
  if (uri !== undefined && error instanceof AppError && error.code.endsWith('_not_found')) {
    return new ResourceNotFoundError(uri)
  }
  const { details, ...rest } = describeFailure(error, 'request', exchange)
  const isTheirs = rest.error === 'validation_failed' || rest.error === 'agent_not_authorized_for_volume'
  const sentence = typeof details === 'string' ? details : Object.entries(details).map(sentenceOf).join(' ')
  const code = isTheirs ? ProtocolErrorCode.InvalidParams : ProtocolErrorCode.InternalError
  return new ProtocolError(code, sentence, { ...rest, details })
}

const sentenceOf = ([field, messages]: [string, string[]]) => `${field} ${messages.join('; ')}.`
