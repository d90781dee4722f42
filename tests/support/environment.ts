// jest loads this file without its resolver, so this file and its imports use real file names.
import { createRequire } from 'node:module'
import { relative } from 'node:path'
import { CLAUSE_HOMES, isOfShapes } from './clauses/homes.ts'

// Resolves jest's environment from jest's own packages, because none of our packages can import it.
const jest = createRequire(createRequire(import.meta.url).resolve('jest'))
const { TestEnvironment } = createRequire(createRequire(jest.resolve('@jest/core')).resolve('jest-config'))(
  'jest-environment-node',
)

/** The parts of a describe block, and of a test, that this file reads and sets; see jest-circus. */
export interface Block {
  type?: string
  name?: string
  mode?: string | undefined
  children?: Block[]
  /** Whether it holds the tests of one file (add-file.ts). */
  isFile?: boolean
}

const clausesOf = (title: string): string[] => / \[([^\]]+)\]$/.exec(title)?.[1]?.split(', ') ?? []

/** The rows of a table of tests that cites more clauses than this are all kept, because one row cannot test them all. */
const MOST_OF_ROW = 2

/** Skips each test whose clauses were all cited by earlier tests of its file, or have their home in another file. */
export function skipRepeated(
  { children = [] }: Block,
  homes: Readonly<Record<string, string>>,
  file: string,
  cited = new Set<string>(),
): void {
  const isElsewhere = (clause: string) => !isOfShapes(file) && (homes[clause] ?? file) !== file
  let kept = ''
  for (const child of children) {
    if (child.isFile) skipRepeated(child, homes, child.name ?? '')
    else if (child.children) skipRepeated(child, homes, file, cited)
    if (child.type === 'describeBlock') continue
    const clauses = clausesOf(child.name ?? '')
    const isNextRow = clauses.length > MOST_OF_ROW && clauses.join() === kept
    if (clauses.length === 0 || isNextRow) continue
    if (clauses.every((clause) => cited.has(clause) || isElsewhere(clause))) {
      child.mode = 'skip'
      continue
    }
    for (const clause of clauses) cited.add(clause)
    kept = clauses.join()
  }
}

interface State {
  currentDescribeBlock: Block
  rootDescribeBlock: Block
}

/**
 * The environment of all tests. With CLAUSES=once a run of the whole specification tests each clause by one example, in
 * its home (clauses/homes.ts): `.ci/run` tests shapes 2 and 3 in this way, because only the path through processes and
 * stores differs. Shape 1 tests all examples.
 */
export default class Environment extends TestEnvironment {
  private readonly file: string

  constructor(config: { projectConfig: { rootDir: string } }, context: { testPath: string }) {
    super(config, context)
    this.file = relative(config.projectConfig.rootDir, context.testPath).replaceAll('\\', '/')
  }

  handleTestEvent({ name }: { name: string }, state: State): void {
    if (name === 'setup') this.global.jestState = state
    const homes = process.env[CLAUSE_HOMES]
    if (name === 'run_start' && homes) skipRepeated(state.rootDescribeBlock, JSON.parse(homes), this.file)
  }
}
