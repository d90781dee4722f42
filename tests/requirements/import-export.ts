import { section } from './section.js'

/** What `sm import` and `sm export` do with files: docs/import-export.md. */
export const importExportSections = [
  section('docs/import-export.md, Import', {
    'import.resume': 'The same command continues where an import stopped, killed or not',
    'import.never-doubled': 'An import that is stopped anywhere and run again doubles nothing',
    'import.check-first': 'A file that is not what it says changes nothing; complaints name line and reason',
    'import.mem0': 'Exports of mem0 keep user, session, agent and time',
    'import.mcp-memory': "The MCP memory server's file becomes statements that stand alone",
    'import.notes': 'Markdown notes become statements with their headings, front matter and day',
    'import.report': 'It reports approved, merged, and rejected with line and reason',
    'import.no-agents': "An agent's key may not say that another wrote it",
  }),
  section('docs/import-export.md, The volume format', {
    'export.file': 'A header, a memory a line, an end that counts them; never half a file under its name',
    'import.round-trip': 'Export, import into an empty volume and export again: equal but for ids and the volume',
  }),
]
