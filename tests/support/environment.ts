// jest loads this file without its resolver, so this file and its imports use real file names.
import { createRequire } from 'node:module'

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

/**
 * Skips each test whose clauses (cites.ts) were all cited by earlier tests of its file. Keeps a test without a clause.
 */
export function skipRepeated({ children = [] }: Block, cited = new Set<string>()): void {
  for (const child of children) {
    if (child.children) skipRepeated(child, child.isFile ? new Set() : cited)
    if (child.type === 'describeBlock') continue
    const clauses = clausesOf(child.name ?? '')
    if (clauses.length > 0 && clauses.every((clause) => cited.has(clause))) child.mode = 'skip'
    for (const clause of clauses) cited.add(clause)
  }
}

interface State {
  currentDescribeBlock: Block
  rootDescribeBlock: Block
}

/**
 * The environment of all tests. With CLAUSES=once each file tests each of its clauses by one example: `.ci/run` tests
 * shapes 2 and 3 in this way, because only the path through processes and stores differs. Shape 1 tests all examples.
 */
export default class Environment extends TestEnvironment {
  handleTestEvent({ name }: { name: string }, state: State): void {
    if (name === 'setup') this.global.jestState = state
    if (name === 'run_start' && process.env.CLAUSES === 'once') skipRepeated(state.rootDescribeBlock)
  }
}
