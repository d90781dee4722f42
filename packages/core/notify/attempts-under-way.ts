import type { DueDelivery } from '../ports/notify/deliveries.js'
import type { Signals } from '../ports/work/outbox.js'

/** An attempt to deliver that may have to stop before the endpoint answers. */
export interface AttemptUnderWay {
  /** Aborts once the webhook's key may no longer read the volume, or the webhook was removed. */
  stop: AbortSignal
  /** Call this once, when the attempt has ended. */
  end(): void
}

/** The attempts of this process that are under way. */
export interface AttemptsUnderWay {
  /** Call this before the access check of an attempt, so that a revocation during the check stops the attempt too. */
  begin(delivery: DueDelivery): AttemptUnderWay
}

/**
 * Opens the registry of attempts. On the signal of a revocation, stops the attempts whose webhook was removed, checks
 * the access of the other attempts that the signal concerns, and stops those without access. If the signal is lost, or
 * a check throws an error, the attempts go on.
 */
export const openAttemptsUnderWay = (
  signals: Pick<Signals, 'onRevoked'>,
  mayRead: (delivery: DueDelivery) => Promise<boolean>,
): AttemptsUnderWay => {
  const underWay = new Map<AbortController, DueDelivery>()

  signals.onRevoked((ids) => {
    const revoked = new Set(ids)
    for (const [stopper, delivery] of underWay) {
      if (revoked.has(delivery.webhookId)) stopper.abort()
      else if (delivery.accessIds.some((id) => revoked.has(id))) void stopIfLost(stopper, delivery)
    }
  })

  const stopIfLost = async (stopper: AbortController, delivery: DueDelivery): Promise<void> => {
    const isLost = await mayRead(delivery).then(
      (may) => !may,
      () => false,
    )
    if (isLost) stopper.abort()
  }

  return {
    begin(delivery) {
      const stopper = new AbortController()
      underWay.set(stopper, delivery)
      return { stop: stopper.signal, end: () => void underWay.delete(stopper) }
    },
  }
}
