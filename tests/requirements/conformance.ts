import { section } from './section.js'

/** The MCP endpoint, as third-party programs see it. */
export const conformanceSections = [
  section('decisions, MCP and OAuth: MCP conformance', {
    'conformance.server':
      'The server scenarios of the MCP conformance suite pass on 2025-03-26, 2025-06-18, 2025-11-25 and 2026-07-28',
    'conformance.listed': 'Scenarios about what is not offered are listed with the reason, and no scenario is unlisted',
    'conformance.inspector': "The MCP Inspector's command line works with an sm_ key as a header",
    'conformance.mcp-remote': 'A stdio client works through mcp-remote with an sm_ key as a header',
    'conformance.authorization':
      'The authorization-server scenarios of the MCP conformance suite pass on each revision',
    'conformance.sign-in':
      'mcp-remote and the Inspector find the server, register, sign their user in, step up, refresh, and end',
  }),
]
