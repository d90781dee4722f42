/** Encrypts short secrets for storage. */
export interface Encryption {
  /**
   * Encrypts a text. The same text gives different bytes each time.
   * @param context names the row that stores the bytes; decryption needs the same context, so the bytes are useless in
   * another row
   */
  seal(text: string, context: string): Buffer
  /**
   * Decrypts what `seal` returned.
   * @throws RefusedError when the bytes were sealed with another SECRET_KEY or context, or were changed
   */
  open(bytes: Uint8Array, context: string): string
}
