-- AlterTable
ALTER TABLE "webhook_subscriptions" ADD COLUMN     "asked_until" TIMESTAMPTZ(3),
ADD COLUMN     "silent_until" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "webhook_deliveries" ADD COLUMN     "is_parked" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE INDEX "webhook_deliveries_parked" ON "webhook_deliveries"("webhook_id", "next_attempt_at") WHERE (is_parked);
