-- AlterTable
ALTER TABLE "tombstones" ADD COLUMN     "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- CreateIndex
CREATE INDEX "tombstones_created_at_idx" ON "tombstones"("created_at");
