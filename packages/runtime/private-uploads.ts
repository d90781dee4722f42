import { makePrivate, makeUploadsPrivate as makeWithinPrivate } from '@agent-memory/adapters/files/access'
import { type Background, inBackground } from './background.js'
import type { Log } from './log.js'

/**
 * Takes folders of uploads, and what lies in them, from all but their owner: an older version, a copy or an operator may
 * have left them open. The folders come first, for behind them nothing is read; there may be millions of files.
 */
export const makeUploadsPrivate = ({ folders, log }: { folders: readonly string[]; log: Log }): Background =>
  inBackground(async (signal) => {
    const failed = (folder: string) => (error: unknown) =>
      log.warn({ folder, err: error }, 'it could not be made sure that uploaded files are closed to other users')
    for (const folder of folders) {
      if ((await makePrivate(folder).catch(failed(folder))) === false)
        log.warn({ folder }, 'uploaded files are open to other users: give the folder to the user of this service')
    }
    for (const folder of folders) await makeWithinPrivate(folder, signal).catch(failed(folder))
  })
