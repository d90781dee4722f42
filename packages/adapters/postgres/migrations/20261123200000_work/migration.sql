-- AlterTable: a job may belong to an organization alone, or to nobody.
ALTER TABLE "outbox" ADD COLUMN     "org_id" UUID,
ADD COLUMN     "postponed" BOOLEAN NOT NULL DEFAULT false,
ALTER COLUMN "volume_id" DROP NOT NULL;
ALTER TABLE "outbox" ADD COLUMN     "line" UUID GENERATED ALWAYS AS (COALESCE("volume_id", "org_id", '00000000-0000-0000-0000-000000000000'::uuid)) STORED;

-- AlterTable
ALTER TABLE "dead_letters" ADD COLUMN     "org_id" UUID,
ALTER COLUMN "volume_id" DROP NOT NULL;

-- What waits for its time stands in an index of its own: a claim read past all of it.
UPDATE "outbox" SET "postponed" = true WHERE "handed_at" IS NULL AND "due_at" > now();
DROP INDEX "outbox_handed_at_idx";
DROP INDEX "outbox_job_volume_id_handed_at_outbox_id_idx";

-- CreateIndex
CREATE INDEX "outbox_waiting" ON "outbox"("job", "line", "outbox_id") WHERE (handed_at IS NULL AND NOT postponed);

-- CreateIndex
CREATE INDEX "outbox_handed" ON "outbox"("job", "line", "handed_at") WHERE (handed_at IS NOT NULL);

-- CreateIndex
CREATE INDEX "outbox_postponed" ON "outbox"("due_at") WHERE (postponed);

-- CreateIndex
CREATE INDEX "outbox_job_volume_id_idx" ON "outbox"("job", "volume_id");
