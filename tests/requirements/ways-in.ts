import { section } from './section.js'

/** The remote MCP endpoint, when called with keys. */
export const waysInSections = [
  section('specification, MCP and OAuth; Authentication, MCP OAuth 2.1 flow', {
    'mcp.endpoint': 'POST /mcp: JSON-RPC MCP requests over Streamable HTTP, with a Bearer credential',
    'mcp.stream': 'GET /mcp: an SSE stream reserved for server-to-client notifications',
    'mcp.challenge':
      '/mcp without a valid credential is 401; WWW-Authenticate names realm, error and resource_metadata',
    'mcp.resource-metadata': 'GET /.well-known/oauth-protected-resource: resource metadata (RFC 9728)',
    'mcp.any-key': 'Any valid secret tied to the workspace is accepted by the MCP endpoint',
  }),
  section('decisions, MCP and OAuth', {
    'mcp.revisions': 'Streamable HTTP for the 2025-03-26 to 2025-11-25 revisions and the stateless 2026-07-28 one',
    'mcp.scopes': 'Read-only keys get memory:read documents:read, others all',
    'mcp.insufficient-scope': 'A missing scope is an HTTP 403 insufficient_scope naming the granted and the required',
    'mcp.tools': 'list_volumes, search_memories, search, fetch, add_memory, delete_memory',
    'mcp.delete': 'delete_memory needs its own scope, is marked as destructive, and answers with the receipt',
    'mcp.feedback': 'submit_feedback: useful, wrong or a comment, on a memory or an answer',
    'mcp.ask': 'ask_memory, with progress and cancellation',
    'mcp.documents': 'list_documents and get_document, which reads a text by chunks',
    'mcp.graph': 'get_entity, search_entities, and explore_graph, which walks two steps at a time',
    'mcp.graph-facts': 'search_memories also tells what the graph knows around the query',
    'mcp.connectors': 'search and fetch have the shape that ChatGPT connectors expect',
    'mcp.filters': 'search_memories narrows by type, category, user, session, agent and event_date',
    'mcp.structured': 'Structured output, annotations and titles on every tool',
    'mcp.resources': 'Resources memory://volumes and memory://volumes/{id}',
    'mcp.prompt': 'Prompt recall',
    'mcp.metadata-paths': 'Protected-resource metadata stands at the plain path and at the /mcp suffix',
    'mcp.volume': 'volume_id may be left out where the key reaches one volume',
    'mcp.volume-names': 'A tool takes the name of a volume instead of its id; two of that name are an error with both',
    'mcp.unknown-arguments': 'A tool refuses an argument that it does not know, and names those that it knows',
    'mcp.tool-errors': 'A tool that fails says code, details and what to do',
    'mcp.json-rpc-errors': 'From the body on errors are JSON-RPC errors, under the bounds of every body',
    'mcp.host': 'A Host that is not ours is 403, where a browser may have been led to it',
    'mcp.batch': 'Each message of a batch counts as a request',
    'mcp.dead-keys': 'A revoked key is dead at once, and ends its open streams',
    'mcp.as-data': 'Memories are handed on as data, and the instructions say so',
  }),
  section('decisions, Envelopes, errors, limits', {
    'limits.mcp': '/mcp: 120 a minute',
    'cors.open': 'CORS * without credentials on /mcp and /.well-known',
  }),
]
