import { type FileHandle, open } from 'node:fs/promises'
import type { Rejection } from './checkpoint.js'
import { TransferError } from './read/parsed.js'

/**
 * The file with all rejections of an import, one JSON object per line. A resumed import does not repeat any of them.
 */
export class RejectsFile {
  private writing: Promise<number>

  private constructor(
    private readonly file: FileHandle,
    bytes: number,
  ) {
    this.writing = Promise.resolve(bytes)
  }

  /**
   * Opens the file and truncates it to `bytes`, its length when an earlier run stopped (0 for a new import). Throws
   * TransferError if the file is not writable.
   */
  static async open(path: string, bytes: number): Promise<RejectsFile> {
    try {
      const file = await open(path, bytes === 0 ? 'w' : 'a', 0o600)
      const { size } = await file.stat()
      const kept = size < bytes ? 0 : bytes
      await file.truncate(kept)
      return new RejectsFile(file, kept)
    } catch (error) {
      const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : error
      throw new TransferError(`${path} cannot be written (${code}). Nothing was imported.`)
    }
  }

  /** Adds rejections; resolves with the new length of the file in bytes. */
  add(rejections: readonly Rejection[]): Promise<number> {
    const text = rejections.map((rejection) => `${JSON.stringify(rejection)}\n`).join('')
    this.writing = this.writing.then(async (bytes) => {
      if (text !== '') await this.file.appendFile(text)
      return bytes + Buffer.byteLength(text)
    })
    return this.writing
  }

  close(): Promise<void> {
    return this.file.close()
  }
}
