-- The audit log names grants, and holds UUIDs only. The few grants with other ids end: their clients ask again.
DELETE FROM "oauth_grants" WHERE "grant_id" !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

-- AlterTable
ALTER TABLE "oauth_grants" ADD COLUMN     "scopes" TEXT[],
ADD COLUMN     "redirect_host" TEXT,
ADD COLUMN     "last_used_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "password_resets" ALTER COLUMN "user_id" DROP NOT NULL;

-- DropIndex
DROP INDEX "audit_entries_org_id_audit_id_idx";

-- DropIndex
DROP INDEX "memory_changes_volume_id_idx";

-- CreateIndex
CREATE INDEX "audit_entries_org_id_created_at_audit_id_idx" ON "audit_entries"("org_id", "created_at", "audit_id");

-- CreateIndex
CREATE INDEX "audit_entries_key_id_idx" ON "audit_entries"("key_id");

-- CreateIndex
CREATE INDEX "memory_changes_volume_id_agent_id_memory_id_idx" ON "memory_changes"("volume_id", "agent_id", "memory_id");

-- CreateIndex
CREATE INDEX "feedback_agent_id_volume_id_idx" ON "feedback"("agent_id", "volume_id");

-- CreateIndex
CREATE INDEX "documents_agent_id_volume_id_idx" ON "documents"("agent_id", "volume_id");
