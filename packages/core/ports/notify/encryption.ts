/** Encrypts short secrets for storage. */
export interface Encryption {
  /**
   * Encrypts a text. The same text gives other bytes every time.
   * @param context names the row that stores the bytes; they open only with the same context, so bytes copied to another
   * row are worthless there
   */
  seal(text: string, context: string): Buffer
  /**
   * Returns the sealed text.
   * @throws RefusedError when the bytes were sealed with another SECRET_KEY or context, or were changed
   */
  open(bytes: Uint8Array, context: string): string
}
