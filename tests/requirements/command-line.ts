import { section } from './section.js'

/** `sm`, the command line. */
export const commandLineSections = [
  section('docs/cli.md, Signing in', {
    'cli.login': 'sm login checks a key before it keeps it, in a file of mode 0600 in a folder of 0700',
    'cli.key-hidden': 'No output of sm shows a key, save the one that a command has just made',
    'cli.key-bound': 'A key that is kept is sent to no other address than the one it was kept for',
    'cli.logout': 'sm logout forgets the key',
    'cli.whoami': 'sm whoami says which key is used and what it reaches',
    'cli.precedence': 'Flags go before the environment, that before what is kept, that before the default',
  }),
  section('docs/cli.md, Memories', {
    'cli.write': 'sm write prints verdict, reason and id; the text comes as an argument or on standard input',
    'cli.query': 'sm query finds, best first',
    'cli.show': 'sm show prints a memory with its sources',
    'cli.delete': 'sm delete asks on a terminal, and needs --yes elsewhere',
    'cli.volume': 'A key that reaches one volume needs no --volume; sm volumes use keeps one',
  }),
  section('docs/cli.md, Volumes, agents and keys', {
    'cli.volumes': 'sm volumes lists, makes, renames and deletes',
  }),
  section('docs/cli.md, Output and exit codes', {
    'cli.json': '--json gives one JSON document; a failure is {"error","details"} on standard error',
    'cli.quiet': '--quiet leaves the ids',
    'cli.plain': 'On a pipe a result is plain lines without colours',
    'cli.exit-codes': 'Exit codes 0 to 8 and 130 as sm --help lists them',
    'cli.sentences': 'A failure is one sentence that says what to do, without a stack',
  }),
]
