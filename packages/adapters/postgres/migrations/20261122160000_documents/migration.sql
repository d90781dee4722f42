-- CreateTable
CREATE TABLE "documents" (
    "document_id" UUID NOT NULL,
    "org_id" UUID NOT NULL,
    "volume_id" UUID NOT NULL,
    "filename" TEXT NOT NULL,
    "mime_type" TEXT NOT NULL,
    "file_size" INTEGER NOT NULL,
    "sha256" BYTEA,
    "file_id" UUID NOT NULL,
    "status" TEXT NOT NULL,
    "chunk_count" INTEGER,
    "error_code" TEXT,
    "key_id" UUID NOT NULL,
    "agent_id" UUID NOT NULL,
    "agent" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "documents_pkey" PRIMARY KEY ("document_id")
);

-- CreateTable
CREATE TABLE "document_uploads" (
    "key_id" UUID NOT NULL,
    "idempotency_key" TEXT NOT NULL,
    "body_hash" BYTEA NOT NULL,
    "document_id" UUID NOT NULL,
    "duplicate" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "document_uploads_pkey" PRIMARY KEY ("key_id","idempotency_key")
);

-- AlterTable
ALTER TABLE "memories" ADD COLUMN     "document_id" UUID,
ADD COLUMN     "chunk_index" INTEGER;

-- CreateIndex
CREATE UNIQUE INDEX "documents_volume_id_sha256_key" ON "documents"("volume_id", "sha256");

-- CreateIndex
CREATE INDEX "documents_volume_id_created_at_document_id_idx" ON "documents"("volume_id", "created_at", "document_id");

-- CreateIndex
CREATE INDEX "document_uploads_document_id_idx" ON "document_uploads"("document_id");

-- CreateIndex
CREATE UNIQUE INDEX "memories_document_id_chunk_index_key" ON "memories"("document_id", "chunk_index") WHERE (document_id IS NOT NULL);

-- The list of memories leaves chunks out: it reads the index alone to see which are.
DROP INDEX "memories_in_order_of_creation";
CREATE INDEX "memories_in_order_of_creation" ON "memories"("volume_id", "created_at", "memory_id", "memory_type", "category", "event_date", "document_id") WHERE "status" = 'approved';

-- AddForeignKey
ALTER TABLE "memories" ADD CONSTRAINT "memories_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "documents"("document_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "documents" ADD CONSTRAINT "documents_volume_id_fkey" FOREIGN KEY ("volume_id") REFERENCES "volumes"("volume_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document_uploads" ADD CONSTRAINT "document_uploads_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "documents"("document_id") ON DELETE CASCADE ON UPDATE CASCADE;
