import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeFolder } from '@agent-memory/adapters/files/make-folder'
import { afterEach, beforeEach, expect, test } from '@jest/globals'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'folders-'))
})
afterEach(() => rmSync(root, { recursive: true }))

test('makes missing folders, and returns the topmost', async () => {
  expect(await makeFolder(join(root, 'a/b/c'))).toBe(join(root, 'a'))
  expect(statSync(join(root, 'a/b/c')).isDirectory()).toBe(true)
  expect(await makeFolder(join(root, 'a/b/d'))).toBe(join(root, 'a/b/d'))
  expect(await makeFolder(join(root, 'a'))).toBeUndefined()
})

test('concurrent calls can make the same folder', async () => {
  await Promise.all(Array.from({ length: 8 }, () => makeFolder(join(root, 'x/y/z'))))
  expect(existsSync(join(root, 'x/y/z'))).toBe(true)
})

test('a file in the way is reported as such', async () => {
  writeFileSync(join(root, 'file'), '')
  await expect(makeFolder(join(root, 'file'))).rejects.toMatchObject({ code: 'EEXIST' })
  await expect(makeFolder(join(root, 'file/below'))).rejects.toMatchObject({ code: 'ENOTDIR' })
})

const onLinux = process.platform === 'linux' ? test : test.skip
onLinux('a folder that takes no entries ends it', async () => {
  await expect(makeFolder('/proc/none/below')).rejects.toMatchObject({ code: 'EACCES', path: '/proc/none' })
})
