-- CreateTable
CREATE TABLE "indexed_memories" (
    "memory_id" UUID NOT NULL,
    "volume_id" UUID NOT NULL,
    "conversation" BYTEA NOT NULL,
    "position" BIGINT NOT NULL,
    "written_at" TIMESTAMPTZ(3) NOT NULL,
    "terms" TEXT[],

    CONSTRAINT "indexed_memories_pkey" PRIMARY KEY ("memory_id")
);

-- CreateTable
CREATE TABLE "volume_terms" (
    "volume_id" UUID NOT NULL,
    "term" TEXT NOT NULL,
    "memories" INTEGER NOT NULL,

    CONSTRAINT "volume_terms_pkey" PRIMARY KEY ("volume_id","term")
);

-- CreateTable
CREATE TABLE "vector_sets" (
    "name" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "dimension" INTEGER NOT NULL,
    "filled_at" TIMESTAMPTZ(3),

    CONSTRAINT "vector_sets_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE INDEX "indexed_memories_volume_id_conversation_position_idx" ON "indexed_memories"("volume_id", "conversation", "position");

-- CreateIndex: whether a memory still waits for its place in an index, and what erasing it takes along.
CREATE INDEX "outbox_by_memory" ON "outbox"((payload ->> 'memory_id'));

-- AddForeignKey
ALTER TABLE "indexed_memories" ADD CONSTRAINT "indexed_memories_volume_id_fkey" FOREIGN KEY ("volume_id") REFERENCES "volumes"("volume_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "volume_terms" ADD CONSTRAINT "volume_terms_volume_id_fkey" FOREIGN KEY ("volume_id") REFERENCES "volumes"("volume_id") ON DELETE CASCADE ON UPDATE CASCADE;
