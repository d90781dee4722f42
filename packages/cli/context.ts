import type { Command } from 'commander'
import { EXIT, type ExitCode } from './exit-codes.js'
import type { Io } from './io.js'
import { type Output, openOutput } from './output/output.js'
import { readSettings, type Settings } from './settings/settings.js'

/** Options of every command. */
export interface GlobalOptions {
  url?: string
  json?: boolean
  quiet?: boolean
}

/** Everything that a command works with. */
export interface Context {
  io: Io
  settings: Settings
  output: Output
}

/** The work of a command. Resolves with the exit code; undefined means 0. */
export type Work<Args extends unknown[]> = (context: Context, ...args: Args) => Promise<ExitCode> | Promise<void>

/** Turns a command's work into a commander action. */
export type Act = <Args extends unknown[]>(work: Work<Args>) => (...args: [...Args, Command]) => Promise<void>

/** @param end receives the exit code */
export const actWith =
  (io: Io, end: (code: ExitCode) => void): Act =>
  <Args extends unknown[]>(work: Work<Args>) =>
  async (...args: [...Args, Command]) => {
    const command = args.at(-1) as Command
    const { url, volume, json = false, quiet = false } = command.optsWithGlobals<GlobalOptions & { volume?: string }>()
    const output = openOutput(io, { json, quiet })
    const settings = await readSettings(io, { url, volume })
    end((await work({ io, settings, output }, ...(args.slice(0, -1) as Args))) ?? EXIT.ok)
  }
