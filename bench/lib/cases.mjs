import { join } from 'node:path'
import { transformFile } from '@swc/core'
import { project } from './service.mjs'

/**
 * Reads the labelled cases in a `*.cases.ts` of core, which the build leaves out. `file` is a path relative to
 * packages/core/memory/guard.
 */
export const readCases = async (file) => {
  const source = join(project, 'packages/core/memory/guard', file)
  const { code } = await transformFile(source, { jsc: { target: 'es2023', parser: { syntax: 'typescript' } } })
  return import(`data:text/javascript,${encodeURIComponent(code)}`)
}
