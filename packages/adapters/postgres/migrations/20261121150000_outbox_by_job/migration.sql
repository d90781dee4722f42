-- DropIndex
DROP INDEX "outbox_volume_id_handed_at_outbox_id_idx";

-- CreateIndex
CREATE INDEX "outbox_job_volume_id_handed_at_outbox_id_idx" ON "outbox"("job", "volume_id", "handed_at", "outbox_id");
