-- AlterTable: who "I" is in a memory, and the name it was indexed and compared under
ALTER TABLE "memories" ADD COLUMN     "named" BIGINT,
ADD COLUMN     "named_by" UUID,
ADD COLUMN     "speaker" BIGINT,
ADD COLUMN     "tells_name" TEXT;

-- CreateIndex
CREATE INDEX "memories_naming" ON "memories"("speaker", "position") WHERE (tells_name IS NOT NULL AND status = 'approved');

-- CreateIndex
CREATE INDEX "memories_named" ON "memories"("speaker", "named", "seq") WHERE (named <> 0);

-- CreateIndex
CREATE INDEX "memories_unnamed" ON "memories"("volume_id", "seq") WHERE (named IS NULL AND document_id IS NULL AND status IN ('approved', 'superseded'));
