-- CreateTable
CREATE TABLE "feedback" (
    "feedback_id" UUID NOT NULL,
    "org_id" UUID NOT NULL,
    "volume_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "memory_ids" UUID[],
    "query" TEXT,
    "comment" TEXT,
    "key_id" UUID NOT NULL,
    "agent_id" UUID NOT NULL,
    "agent" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "feedback_pkey" PRIMARY KEY ("feedback_id")
);

-- CreateIndex
CREATE INDEX "feedback_volume_id_created_at_feedback_id_idx" ON "feedback"("volume_id", "created_at", "feedback_id");

-- CreateIndex
CREATE INDEX "feedback_memory_ids_idx" ON "feedback" USING GIN ("memory_ids");

-- AddForeignKey
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_volume_id_fkey" FOREIGN KEY ("volume_id") REFERENCES "volumes"("volume_id") ON DELETE CASCADE ON UPDATE CASCADE;
