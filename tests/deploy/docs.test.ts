import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { USAGE } from '@agent-memory/runtime/admin/admin'
import { describe, expect, test } from '@jest/globals'
import { ROOT, repositoryFiles } from '../support/deploy/repository.js'
import { anchorsOf, linksOf } from '../support/texts/markdown.js'

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const documents = repositoryFiles().filter((file) =>
  /^(README|CONTRIBUTING|docs\/[\w-]+|packages\/client\/README)\.md$/.test(file),
)

/** Returns the broken links of a document. */
const brokenIn = (file: string, text: string): string[] =>
  linksOf(text).filter((link) => {
    if (/^[a-z]+:/.test(link)) return false
    const [target = '', anchor] = link.split('#')
    const found = target === '' ? file : path.posix.join(path.posix.dirname(file), target)
    if (!existsSync(path.join(ROOT, found))) return true
    return anchor !== undefined && !anchorsOf(target === '' ? text : read(found)).includes(anchor)
  })

/** Returns the commands of sm-admin and the npm scripts that a document names but that do not exist. */
const unknownCommandsIn = (text: string): string[] => {
  const scripts = Object.keys(JSON.parse(read('package.json')).scripts)
  const commands = [...USAGE.matchAll(/^ {2}([a-z-]+)/gm)].map(([, name = '']) => name)
  const asked = [...text.matchAll(/(?:sm-admin\s+--|dist\/admin\.js)\s+([a-z][a-z-]*)/g)].map(([, name = '']) => name)
  const run = [...text.matchAll(/npm run (?:-s |--silent )?([a-z][\w-]*)/g)].map(([, name = '']) => name)
  return [
    ...asked.filter((name) => ![...commands, 'help'].includes(name)),
    ...run.filter((name) => !scripts.includes(name)),
  ]
}

describe('the documents', () => {
  test('link only to files and headings that exist', () => {
    expect(documents.length).toBeGreaterThan(8)
    expect(documents.flatMap((file) => brokenIn(file, read(file)).map((link) => `${file}: ${link}`))).toEqual([])
    const planted = '# Here\n[a](#here) [b](#there) [c](nowhere.md) [d](decisions.md#running) [e](https://example.com)'
    expect(brokenIn('docs/operations.md', planted)).toEqual(['#there', 'nowhere.md'])
  })

  test('name only commands that exist', () => {
    expect(documents.flatMap((file) => unknownCommandsIn(read(file)).map((name) => `${file}: ${name}`))).toEqual([])
    expect(unknownCommandsIn('npm run sm-admin -- back-up, npm run fault')).toEqual(['back-up', 'fault'])
  })
})
