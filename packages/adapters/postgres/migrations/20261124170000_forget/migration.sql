-- CreateTable: erasures by criteria, with their progress and receipt
CREATE TABLE "forget_requests" (
    "forget_id" UUID NOT NULL,
    "org_id" UUID NOT NULL,
    "volume_id" UUID NOT NULL,
    "criteria" JSONB NOT NULL,
    "key_id" UUID NOT NULL,
    "agent_id" UUID NOT NULL,
    "agent" TEXT NOT NULL,
    "memories" INTEGER NOT NULL,
    "sources" INTEGER NOT NULL,
    "receipt" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "forget_requests_pkey" PRIMARY KEY ("forget_id")
);

-- CreateIndex
CREATE INDEX "forget_requests_volume_id_idx" ON "forget_requests"("volume_id");

-- CreateIndex
CREATE INDEX "memories_rejected" ON "memories"("decided_at") WHERE (status = 'rejected');

-- AddForeignKey
ALTER TABLE "forget_requests" ADD CONSTRAINT "forget_requests_volume_id_fkey" FOREIGN KEY ("volume_id") REFERENCES "volumes"("volume_id") ON DELETE CASCADE ON UPDATE CASCADE;
