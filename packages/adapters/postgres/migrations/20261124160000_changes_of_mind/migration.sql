-- AlterTable: how far a memory still holds, and what it is about
ALTER TABLE "memories" ADD COLUMN     "conflicts_with" UUID[] DEFAULT ARRAY[]::UUID[],
ADD COLUMN     "edits" UUID,
ADD COLUMN     "flag_reason" TEXT,
ADD COLUMN     "outdated" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "overruled" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "relation_keys" BIGINT[],
ADD COLUMN     "superseded_by" UUID,
ADD COLUMN     "valid_to" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "volumes" ADD COLUMN     "locale" TEXT,
ADD COLUMN     "pii" TEXT NOT NULL DEFAULT 'allow';

-- CreateTable: what undo restores
CREATE TABLE "memory_changes" (
    "change_id" BIGSERIAL NOT NULL,
    "memory_id" UUID NOT NULL,
    "volume_id" UUID NOT NULL,
    "write_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "key_id" UUID NOT NULL,
    "agent_id" UUID NOT NULL,
    "agent" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "before" JSONB NOT NULL,
    "undone_at" TIMESTAMPTZ(3),

    CONSTRAINT "memory_changes_pkey" PRIMARY KEY ("change_id")
);

-- CreateTable
CREATE TABLE "audit_entries" (
    "audit_id" BIGSERIAL NOT NULL,
    "org_id" UUID NOT NULL,
    "volume_id" UUID,
    "action" TEXT NOT NULL,
    "subject_id" UUID,
    "key_id" UUID NOT NULL,
    "agent_id" UUID NOT NULL,
    "agent" TEXT NOT NULL,
    "details" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("audit_id")
);

-- CreateIndex
CREATE INDEX "memory_changes_memory_id_change_id_idx" ON "memory_changes"("memory_id", "change_id");

-- CreateIndex
CREATE INDEX "memory_changes_volume_id_idx" ON "memory_changes"("volume_id");

-- CreateIndex
CREATE INDEX "memory_changes_write_id_idx" ON "memory_changes"("write_id");

-- CreateIndex
CREATE INDEX "audit_entries_org_id_audit_id_idx" ON "audit_entries"("org_id", "audit_id");

-- CreateIndex
CREATE INDEX "audit_entries_volume_id_audit_id_idx" ON "audit_entries"("volume_id", "audit_id");

-- CreateIndex
CREATE INDEX "memories_superseded_by_idx" ON "memories"("superseded_by") WHERE (superseded_by IS NOT NULL);

-- CreateIndex
CREATE INDEX "memories_relation_keys_idx" ON "memories" USING GIN ("relation_keys") WHERE (status = 'approved');

-- CreateIndex
CREATE INDEX "memories_flagged" ON "memories"("volume_id", "created_at", "memory_id") WHERE (flag_reason IS NOT NULL);

-- AddForeignKey
ALTER TABLE "memory_changes" ADD CONSTRAINT "memory_changes_memory_id_fkey" FOREIGN KEY ("memory_id") REFERENCES "memories"("memory_id") ON DELETE CASCADE ON UPDATE CASCADE;

