-- Events were removed only with the next event of their volume: without the old ones the indexes are built in a moment
DELETE FROM "events" WHERE "created_at" < now() - interval '7 days';

-- AlterTable
ALTER TABLE "events" ADD COLUMN "xid" xid8 NOT NULL DEFAULT pg_current_xact_id(),
ADD COLUMN "broadcast" JSONB;

-- DropIndex
DROP INDEX "events_volume_id_created_at_idx";

-- AlterTable: few indexes, because each verdict writes an event
ALTER TABLE "events" DROP CONSTRAINT "events_pkey",
ADD CONSTRAINT "events_pkey" PRIMARY KEY ("event_id");

-- CreateIndex
CREATE INDEX "events_volume_id_xid_position_idx" ON "events"("volume_id", "xid", "position");

-- CreateIndex
CREATE INDEX "events_created_at_idx" ON "events"("created_at");

-- CreateIndex
CREATE INDEX "events_broadcasts" ON "events"("created_at") WHERE (broadcast IS NOT NULL);

-- CreateTable
CREATE TABLE "webhook_subscriptions" (
    "webhook_id" UUID NOT NULL,
    "org_id" UUID NOT NULL,
    "volume_id" UUID NOT NULL,
    "key_id" UUID NOT NULL,
    "url" TEXT NOT NULL,
    "host" TEXT NOT NULL,
    "events" TEXT[],
    "secret" BYTEA,
    "previous_secret" BYTEA,
    "previous_until" TIMESTAMPTZ(3),
    "status" TEXT NOT NULL DEFAULT 'active',
    "disabled_reason" TEXT,
    "failing_since" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_subscriptions_pkey" PRIMARY KEY ("webhook_id")
);

-- CreateTable
CREATE TABLE "webhook_deliveries" (
    "webhook_id" UUID NOT NULL,
    "event_id" UUID NOT NULL,
    "event" TEXT NOT NULL,
    "subject_id" UUID,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "http_status" INTEGER,
    "duration_ms" INTEGER,
    "error" TEXT,
    "answer" TEXT,
    "attempted_at" TIMESTAMPTZ(3),
    "next_attempt_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_deliveries_pkey" PRIMARY KEY ("webhook_id","event_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "webhook_subscriptions_key_id_volume_id_url_key" ON "webhook_subscriptions"("key_id", "volume_id", "url");

-- CreateIndex
CREATE INDEX "webhook_subscriptions_volume_id_idx" ON "webhook_subscriptions"("volume_id");

-- CreateIndex
CREATE INDEX "webhook_subscriptions_org_id_idx" ON "webhook_subscriptions"("org_id");

-- CreateIndex
CREATE INDEX "webhook_deliveries_webhook_id_created_at_idx" ON "webhook_deliveries"("webhook_id", "created_at");

-- CreateIndex
CREATE INDEX "webhook_deliveries_created_at_idx" ON "webhook_deliveries"("created_at");

-- CreateIndex
CREATE INDEX "webhook_deliveries_answers" ON "webhook_deliveries"("subject_id") WHERE (answer IS NOT NULL);

-- AddForeignKey
ALTER TABLE "webhook_subscriptions" ADD CONSTRAINT "webhook_subscriptions_volume_id_fkey" FOREIGN KEY ("volume_id") REFERENCES "volumes"("volume_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_subscriptions" ADD CONSTRAINT "webhook_subscriptions_key_id_fkey" FOREIGN KEY ("key_id") REFERENCES "api_keys"("key_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "webhook_subscriptions"("webhook_id") ON DELETE CASCADE ON UPDATE CASCADE;
