import type { PoolClient } from 'pg'

/**
 * Deletes the responses of webhook endpoints to events about these memories or documents of a volume, because a
 * response may repeat their text or name.
 */
export const forgetAnswers = async (
  client: PoolClient,
  volumeId: string,
  subjectIds: readonly string[],
): Promise<void> => {
  await client.query(
    `UPDATE webhook_deliveries d SET answer = NULL FROM webhook_subscriptions s
     WHERE d.subject_id = ANY($1) AND d.answer IS NOT NULL AND s.webhook_id = d.webhook_id AND s.volume_id = $2`,
    [subjectIds, volumeId],
  )
}
