import { AppError, type Operation } from '@agent-memory/core/errors'
import type { Scope } from '@agent-memory/core/scopes'
import { unknownFields } from '@agent-memory/core/unknown-fields'
import { validate } from '@agent-memory/runtime/http/validate'
import type { CallToolResult, McpServer, StandardSchemaWithJSON, ToolAnnotations } from '@modelcontextprotocol/server'
import type { z } from 'zod'
import type { Exchange } from './exchange.js'
import { toolFailure } from './failure.js'
import { listed } from './schema.js'

/** One tool: the same schemas validate it and tell the model what goes in and comes out. */
export interface ToolDefinition<I extends z.ZodObject = z.ZodObject, O extends z.ZodType = z.ZodType> {
  name: string
  title: string
  /** For the model: when to use it, and what it answers. */
  description: string
  scope: Scope
  /** Names its failure for a reason of ours: `<operation>_failed`. */
  operation: Operation
  annotations: Required<Pick<ToolAnnotations, 'readOnlyHint' | 'destructiveHint' | 'idempotentHint'>>
  input: I
  output: O
  /** Throws AppError. */
  run(exchange: Exchange, args: z.output<I>, signal: AbortSignal): Promise<z.input<O>>
}

/** A tool with what is made of its schemas once. */
export interface Tool extends ToolDefinition {
  listedInput: StandardSchemaWithJSON
  listedOutput: StandardSchemaWithJSON
}

/** Keeps the types of one tool's schemas for its `run`, and forgets them for the list it goes into. */
export function tool<I extends z.ZodObject, O extends z.ZodType>(definition: ToolDefinition<I, O>): Tool {
  const { input, output } = definition
  return { ...(definition as unknown as ToolDefinition), listedInput: listed(input), listedOutput: listed(output) }
}

/** Offers a tool to the caller of one exchange. */
export function registerTool(server: McpServer, tool: Tool, exchange: Exchange): void {
  const { name, title, description, annotations, listedInput, listedOutput } = tool
  // What a memory service knows is its volumes: nothing that it does reaches beyond them.
  const config = { title, description, annotations: { title, ...annotations, openWorldHint: false } }
  server.registerTool(
    name,
    { ...config, inputSchema: listedInput, outputSchema: listedOutput },
    (args: unknown, { mcpReq }: { mcpReq: { signal: AbortSignal } }) => call(tool, exchange, args, mcpReq.signal),
  )
}

async function call(tool: Tool, exchange: Exchange, args: unknown, signal: AbortSignal): Promise<CallToolResult> {
  try {
    refuseUnknown(tool.input, args)
    const [valid] = validate([{ name: 'arguments', schema: tool.input, value: args ?? {} }])
    const result = (await tool.run(exchange, valid as Record<string, unknown>, signal)) as Record<string, unknown>
    return { structuredContent: result, content: [{ type: 'text', text: JSON.stringify(result) }] }
  } catch (error) {
    return toolFailure(error, tool.operation, exchange)
  }
}

/** A filter that is misspelled must not pass for one that was obeyed: a model can correct it at once. */
function refuseUnknown(input: z.ZodObject, args: unknown): void {
  const unknown = unknownFields(input, args)
  if (unknown.length === 0) return
  const known = Object.keys(input.shape)
  const message =
    known.length === 0 ? 'is not known: this tool takes none' : `is not known; known are ${known.join(', ')}`
  throw new AppError('validation_failed', Object.fromEntries(unknown.map((name) => [name, [message]])))
}
