// The tools, resources and prompts that the conformance suite expects of a server under test, in addition to those of
// the service. `conformance list --server` lists the scenarios of the suite; each scenario says what it expects.
import { setTimeout as sleep } from 'node:timers/promises'
import { completable, fromJsonSchema, inputRequired, ResourceTemplate } from '@modelcontextprotocol/server'
import { z } from 'zod'

/** A red pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
/** A WAV file with a header (PCM, one channel, 8 kHz, 8 bits) but no samples. */
const WAV = 'UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA='

const text = (said) => ({ type: 'text', text: said })
const image = { type: 'image', data: PNG, mimeType: 'image/png' }
const answer = (...content) => ({ content })

export function registerFixtures(server) {
  registerContents(server)
  registerConversations(server)
  registerSchemas(server)
  registerResources(server)
  registerPrompts(server)
}

/** Tools that answer with each kind of content. */
function registerContents(server) {
  const offer = (name, description, ...content) =>
    server.registerTool(name, { description }, async () => answer(...content))
  offer('test_simple_text', 'Returns text.', text('This is a simple text response for testing.'))
  offer('test_image_content', 'Returns an image.', image)
  offer('test_audio_content', 'Returns audio.', { type: 'audio', data: WAV, mimeType: 'audio/wav' })
  offer('test_embedded_resource', 'Returns a resource.', {
    type: 'resource',
    resource: {
      uri: 'test://embedded-resource',
      mimeType: 'text/plain',
      text: 'This is an embedded resource content.',
    },
  })
  const json = {
    uri: 'test://mixed-content-resource',
    mimeType: 'application/json',
    text: '{"test":"data","value":123}',
  }
  offer(
    'test_multiple_content_types',
    'Returns several kinds of content.',
    text('Multiple content types test:'),
    image,
    {
      type: 'resource',
      resource: json,
    },
  )
  server.registerTool('test_error_handling', { description: 'Fails.' }, async () => {
    throw new Error('This tool intentionally returns an error for testing')
  })
}

/** Tools that send messages while they work, or request input first. */
function registerConversations(server) {
  server.registerTool('test_tool_with_progress', { description: 'Reports progress.' }, async ({ mcpReq }) => {
    const progressToken = mcpReq._meta?.progressToken
    for (const progress of [0, 50, 100]) {
      if (progress > 0) await sleep(50)
      if (progressToken === undefined) continue
      await mcpReq.notify({ method: 'notifications/progress', params: { progressToken, progress, total: 100 } })
    }
    return answer(text('Done.'))
  })
  server.registerTool('test_logging_tool', { description: 'Logs while it works.' }, async ({ mcpReq }) => {
    await mcpReq.notify({ method: 'notifications/message', params: { level: 'info', data: 'working' } })
    return answer(text('Done.'))
  })
  const ask = { message: 'What is your name?', requestedSchema: z.object({ name: z.string() }) }
  server.registerTool('test_streaming_elicitation', { description: 'Asks the user.' }, async () =>
    inputRequired({ inputRequests: { name: inputRequired.elicit(ask) } }),
  )
  const sample = { messages: [{ role: 'user', content: text('Hello') }], maxTokens: 10 }
  server.registerTool('test_missing_capability', { description: 'Asks the model of the client.' }, async () =>
    inputRequired({ inputRequests: { said: inputRequired.createMessage(sample) } }),
  )
}

/** Tools whose schemas must reach the client unchanged, or whose arguments are repeated in headers. */
function registerSchemas(server) {
  const street = { type: 'object', properties: { street: { type: 'string' }, city: { type: 'string' } } }
  const inputSchema = fromJsonSchema({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    $defs: { address: { $anchor: 'addressDef', ...street } },
    properties: {
      name: { type: 'string' },
      address: { $ref: '#/$defs/address' },
      contactMethod: { type: 'string', enum: ['phone', 'email'] },
      phone: { type: 'string' },
      email: { type: 'string' },
    },
    allOf: [{ anyOf: [{ required: ['phone'] }, { required: ['email'] }] }],
    if: { properties: { contactMethod: { const: 'phone' } }, required: ['contactMethod'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { required: ['phone'] },
    else: { required: ['email'] },
    additionalProperties: false,
  })
  const description = 'Has a schema with the keywords of JSON Schema 2020-12.'
  server.registerTool('json_schema_2020_12_tool', { description, inputSchema }, async () => answer(text('Done.')))

  const region = { type: 'string', 'x-mcp-header': 'Region' }
  const inHeader = fromJsonSchema({ type: 'object', properties: { region }, required: ['region'] })
  const config = { description: 'Has an argument that a header repeats.', inputSchema: inHeader }
  server.registerTool('test_custom_header', config, async (args) => answer(text(`Region: ${args.region}`)))
}

function registerResources(server) {
  const read = (mimeType, content) => async (uri) => ({ contents: [{ uri: uri.href, mimeType, ...content }] })
  const offer = (name, uri, mimeType, content) =>
    server.registerResource(name, uri, { description: name, mimeType }, read(mimeType, content))
  offer('static text', 'test://static-text', 'text/plain', { text: 'This is the content of the static text resource.' })
  offer('static image', 'test://static-binary', 'image/png', { blob: PNG })
  server.registerResource(
    'template',
    new ResourceTemplate('test://template/{id}/data', { list: undefined }),
    { description: 'One for each id', mimeType: 'application/json' },
    async (uri, { id }) => {
      const said = JSON.stringify({ id, templateTest: true, data: `Data for ID: ${id}` })
      return read('application/json', { text: said })(uri)
    },
  )
}

function registerPrompts(server) {
  const say = (...content) => ({ messages: content.map((content) => ({ role: 'user', content })) })
  const offer = (name, ...content) => server.registerPrompt(name, { description: name }, async () => say(...content))
  offer('test_simple_prompt', text('This is a simple prompt for testing.'))
  offer('test_prompt_with_image', image, text('Please analyze the image above.'))

  const begins = (begun) => ['paris', 'park', 'test'].filter((value) => value.startsWith(begun))
  const two = z.object({ arg1: completable(z.string(), begins), arg2: z.string() })
  const withTwo = { description: 'Takes two arguments', argsSchema: two }
  server.registerPrompt('test_prompt_with_arguments', withTwo, async ({ arg1, arg2 }) =>
    say(text(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`)),
  )
  const withUri = { description: 'Embeds a resource', argsSchema: z.object({ resourceUri: z.string() }) }
  server.registerPrompt('test_prompt_with_embedded_resource', withUri, async ({ resourceUri }) => {
    const resource = { uri: resourceUri, mimeType: 'text/plain', text: 'Embedded resource content for testing.' }
    return say({ type: 'resource', resource }, text('Please process the embedded resource above.'))
  })
}
