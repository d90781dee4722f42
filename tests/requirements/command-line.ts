import { section } from './section.js'

/** `sm`, the command line. */
export const commandLineSections = [
  section('docs/cli.md, Signing in', {
    'cli.login': 'sm login checks a key before it keeps it, in a file of mode 0600 in a folder of 0700',
    'cli.key-hidden': 'No output of sm shows a key, except the one that a command has just made',
    'cli.key-bound': 'A key that is kept is sent to no other address than the one it was kept for',
    'cli.logout': 'sm logout forgets the key, and revokes it if sm login got it in the browser',
    'cli.whoami': 'sm whoami says which key is used and what it reaches',
    'cli.precedence': 'Flags go before the environment, that before what is kept, that before the default',
  }),
  section('docs/cli.md, Memories', {
    'cli.write': 'sm write prints verdict, reason and id; the text comes as an argument or on standard input',
    'cli.query': 'sm query finds, best first, among what passes the filters of sm list',
    'cli.ask': 'sm ask prints an answer, with the numbers of the memories it cites',
    'cli.list': 'sm list pages through memories by filters',
    'cli.show': 'sm show prints a memory with its sources',
    'cli.history': 'sm history prints every version of a memory, and who changed it why',
    'cli.review':
      'sm review applies a decision to a memory, lists what waits, and on a terminal goes through it by keys',
    'cli.edit': 'sm edit makes a new version of a memory, from an argument, standard input or an editor',
    'cli.undo': 'sm undo undoes a write, an edit or a review, or names the later writes to undo first',
    'cli.delete': 'sm delete asks on a terminal, and needs --yes elsewhere',
    'cli.forget': 'sm forget erases by criteria, after a question or --yes, and prints the receipt; --dry-run counts',
    'cli.upload': 'sm upload hands in documents, shows how far it is, and says what became of each',
    'cli.documents': 'sm documents lists them and deletes',
    'cli.graph': 'sm graph lists entities, shows one, and finds them by a part of their names',
    'cli.graph-draw': 'sm graph draw prints DOT or Mermaid of the overview or of what surrounds an entity',
    'cli.import': 'sm import brings memories over from a file, a folder or standard input, and reports their verdicts',
    'cli.export': 'sm export writes a volume to a file or standard output',
    'cli.volume': 'A key that reaches one volume needs no --volume; sm volumes use keeps one',
  }),
  section('docs/cli.md, Volumes, agents and keys', {
    'cli.volumes': 'sm volumes lists, makes, renames and deletes',
    'cli.audit': 'sm audit: who did what in an organization, listed, or exported as JSON Lines or CSV',
    'cli.agents': 'sm agents lists, makes, rotates, deactivates, connects and disconnects',
    'cli.keys': 'sm keys lists, makes, revokes and rotates',
    'cli.session': 'What needs a session asks for e-mail address and password, or takes SM_EMAIL and SM_PASSWORD',
  }),
  section('docs/cli.md, Notifications', {
    'cli.watch': 'sm watch prints events and broadcasts as they happen, and resumes',
    'cli.broadcast': 'sm broadcast sends a message to all who listen to a volume',
    'cli.webhooks': 'sm webhooks lists, adds, tests, redelivers, enables, rotates and removes webhooks',
  }),
  section('docs/cli.md, Output and exit codes', {
    'cli.json': '--json gives one JSON document; a failure is {"error","details"} on standard error',
    'cli.quiet': '--quiet leaves the ids',
    'cli.plain': 'On a pipe a result is plain lines without colours',
    'cli.colour': 'Colours on a terminal alone; NO_COLOR and FORCE_COLOR are honoured',
    'cli.harmless': 'Control and bidirectional characters of memories are shown, never obeyed',
    'cli.exit-codes': 'Exit codes 0 to 8 and 130 as sm --help lists them',
    'cli.sentences': 'A failure is one sentence that says what to do, without a stack',
    'cli.pipe': 'A reader that leaves is no failure; Ctrl-C ends with 130',
    'cli.help': 'Every command has help, those with more than a word to type have examples; a typo gets a suggestion',
    'cli.completion': 'sm completion prints what bash, zsh and fish complete by',
    'cli.start': 'npx sm and npm run sm work from a clone, and say what is missing before a build',
  }),
  section('docs/cli.md, When something is wrong', {
    'cli.doctor': 'sm doctor looks at service, version, clock, key, volumes and limits, and says what to do',
    'cli.doctor-deep': 'sm doctor --deep writes, finds and deletes a probe',
  }),
]
