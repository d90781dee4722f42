/** Signs webhooks as Standard Webhooks says (https://www.standardwebhooks.com). */
export interface WebhookSigner {
  /**
   * Returns one signature, `v1,` and the base64 of HMAC-SHA256 over id, time in seconds and body, joined by dots.
   * @param secret `whsec_` and the base64 of the key, or any other text, whose UTF-8 bytes are the key
   */
  sign(secret: string, message: { id: string; sentAt: Date; body: string }): string
}
