import { describe, test } from '@jest/globals'
import type { Block } from './environment.ts'

/** The state of jest-circus, which environment.ts puts here. */
declare const jestState: { currentDescribeBlock: Block }

/**
 * Adds a test file to this suite, in a block of its own, so that its hooks run only before and after its own tests.
 * `describe` itself does not wait for a file to load.
 */
export async function addFile(name: string, load: () => Promise<unknown>): Promise<void> {
  const suite = jestState.currentDescribeBlock
  describe(name, () => {
    jestState.currentDescribeBlock.isFile = true
  })
  jestState.currentDescribeBlock = suite.children?.at(-1) ?? suite
  try {
    await load()
  } catch (error) {
    test('loads', () => {
      throw error
    })
  } finally {
    jestState.currentDescribeBlock = suite
  }
}
