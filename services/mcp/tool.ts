import type { Scope } from '@agent-memory/core/accounts/scopes'
import { AppError, type Operation } from '@agent-memory/core/errors'
import { unknownFields } from '@agent-memory/core/unknown-fields'
import { validate } from '@agent-memory/runtime/http/validate'
import type {
  CallToolResult,
  McpServer,
  ServerContext,
  StandardSchemaWithJSON,
  ToolAnnotations,
} from '@modelcontextprotocol/server'
import type { z } from 'zod'
import type { Exchange } from './exchange.js'
import { toolFailure } from './failure.js'
import { listed } from './schema.js'

/**
 * Reports the progress of a tool.
 * @param reached what the tool has done so far, as one sentence for a person, without text from memories
 */
export type Report = (reached: string) => void

/** One tool. Its schemas validate the input, give the output its type, and describe both to the model. */
export interface ToolDefinition<I extends z.ZodObject = z.ZodObject, O extends z.ZodType = z.ZodType> {
  name: string
  title: string
  /** Tells the model when to use the tool, and what the tool returns. */
  description: string
  scope: Scope
  /** Names the error code of an internal failure: `<operation>_failed`. */
  operation: Operation
  annotations: Required<Pick<ToolAnnotations, 'readOnlyHint' | 'destructiveHint' | 'idempotentHint'>>
  input: I
  output: O
  /**
   * @param report sends progress to a client that asked for it
   * @throws AppError
   */
  run(exchange: Exchange, args: z.output<I>, signal: AbortSignal, report: Report): Promise<z.input<O>>
}

/** A tool, and its schemas as clients see them in the list of tools. They are built once, not for each call. */
export interface Tool extends ToolDefinition {
  listedInput: StandardSchemaWithJSON
  listedOutput: StandardSchemaWithJSON
}

/**
 * Defines a tool. Here `run` must fit the types of the schemas; the returned tool has lost these types, so that all
 * tools fit in one list.
 */
export function tool<I extends z.ZodObject, O extends z.ZodType>(definition: ToolDefinition<I, O>): Tool {
  const { input, output } = definition
  return { ...(definition as unknown as ToolDefinition), listedInput: listed(input), listedOutput: listed(output) }
}

/** Offers a tool to the caller of one exchange. */
export function registerTool(server: McpServer, tool: Tool, exchange: Exchange): void {
  const { name, title, description, annotations, listedInput, listedOutput } = tool
  // `openWorldHint` is false because a memory service works only on its own volumes.
  const config = { title, description, annotations: { title, ...annotations, openWorldHint: false } }
  server.registerTool(
    name,
    { ...config, inputSchema: listedInput, outputSchema: listedOutput },
    (args: unknown, { mcpReq }: ServerContext) => call(tool, exchange, args, mcpReq),
  )
}

type Request = ServerContext['mcpReq']

async function call(tool: Tool, exchange: Exchange, args: unknown, request: Request): Promise<CallToolResult> {
  try {
    rejectUnknown(tool.input, args)
    const [valid] = validate([{ name: 'arguments', schema: tool.input, value: args ?? {} }])
    const cancelled = exchange.signalOf(request.id)
    const signal = AbortSignal.any([request.signal, exchange.signal, ...(cancelled ? [cancelled] : [])])
    const given = valid as Record<string, unknown>
    const result = (await tool.run(exchange, given, signal, reporter(request))) as Record<string, unknown>
    return { structuredContent: result, content: [{ type: 'text', text: JSON.stringify(result) }] }
  } catch (error) {
    return toolFailure(error, tool.operation, exchange)
  }
}

/** Returns a function that sends progress notifications, or does nothing if the request has no token for them. */
function reporter({ _meta, notify }: Request): Report {
  const progressToken = _meta?.progressToken
  if (progressToken === undefined) return () => {}
  let progress = 0
  return (message) => {
    progress++
    // Not awaited, so that progress that cannot be delivered does not hold up the answer.
    notify({ method: 'notifications/progress', params: { progressToken, progress, message } }).catch(() => {})
  }
}

/**
 * Rejects unknown arguments, because a misspelled filter must not be ignored silently. A model can correct it at once.
 */
function rejectUnknown(input: z.ZodObject, args: unknown): void {
  const unknown = unknownFields(input, args)
  if (unknown.length === 0) return
  const known = Object.keys(input.shape)
  const message =
    known.length === 0
      ? 'is not an argument: this tool takes no arguments'
      : `is not an argument of this tool; the arguments are ${known.join(', ')}`
  throw new AppError('validation_failed', Object.fromEntries(unknown.map((name) => [name, [message]])))
}
