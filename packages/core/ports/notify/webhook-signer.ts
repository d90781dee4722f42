/** Signs webhooks as Standard Webhooks specifies (https://www.standardwebhooks.com). */
export interface WebhookSigner {
  /**
   * Returns one signature: `v1,` followed by the base64 of the HMAC-SHA256 of `<id>.<sentAt in Unix seconds>.<body>`.
   * @param secret `whsec_` followed by the base64 of the HMAC key, or any other text, whose UTF-8 bytes are the key
   */
  sign(secret: string, message: { id: string; sentAt: Date; body: string }): string
}
