-- CreateTable
CREATE TABLE "graph_volumes" (
    "volume_id" UUID NOT NULL,
    "revision" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "graph_volumes_pkey" PRIMARY KEY ("volume_id")
);

-- CreateTable
CREATE TABLE "graph_sources" (
    "volume_id" UUID NOT NULL,
    "source_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "told_at" TIMESTAMPTZ(3) NOT NULL,
    "extractor" TEXT NOT NULL,
    "extractor_version" INTEGER NOT NULL,
    "extraction" JSONB NOT NULL,
    "nodes" UUID[],
    "outdated" TEXT[],

    CONSTRAINT "graph_sources_pkey" PRIMARY KEY ("volume_id","source_id")
);

-- CreateTable
CREATE TABLE "graph_tellings" (
    "volume_id" UUID NOT NULL,
    "node_id" UUID NOT NULL,
    "source_id" UUID NOT NULL,

    CONSTRAINT "graph_tellings_pkey" PRIMARY KEY ("volume_id","node_id","source_id")
);

-- CreateTable
CREATE TABLE "graph_votes" (
    "volume_id" UUID NOT NULL,
    "node_id" UUID NOT NULL,
    "about" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "confidence" SMALLINT NOT NULL,
    "weight" INTEGER NOT NULL,
    "tellers" INTEGER NOT NULL,

    CONSTRAINT "graph_votes_pkey" PRIMARY KEY ("volume_id","node_id","about","value","confidence")
);

-- CreateTable
CREATE TABLE "graph_fact_support" (
    "volume_id" UUID NOT NULL,
    "node_id" UUID NOT NULL,
    "fact_key" UUID NOT NULL,
    "told_at" TIMESTAMPTZ(3) NOT NULL,
    "source_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "importance" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "graph_fact_support_pkey" PRIMARY KEY ("volume_id","node_id","fact_key","told_at","source_id")
);

-- CreateTable
CREATE TABLE "graph_facts" (
    "volume_id" UUID NOT NULL,
    "node_id" UUID NOT NULL,
    "fact_key" UUID NOT NULL,
    "importance" DOUBLE PRECISION NOT NULL,
    "latest" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "graph_facts_pkey" PRIMARY KEY ("volume_id","fact_key","node_id")
);

-- CreateTable
CREATE TABLE "graph_nodes" (
    "node_id" UUID NOT NULL,
    "volume_id" UUID NOT NULL,
    "revision" BIGINT NOT NULL,
    "name" TEXT,
    "type" TEXT,
    "confidence" DOUBLE PRECISION,
    "aliases" TEXT[],
    "speakers" TEXT[],
    "lookups" TEXT[],
    "summary" TEXT,
    "fact_count" INTEGER NOT NULL DEFAULT 0,
    "summaries" JSONB,
    "summary_version" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "graph_nodes_pkey" PRIMARY KEY ("node_id")
);

-- CreateTable
CREATE TABLE "graph_keys" (
    "volume_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "node_id" UUID NOT NULL,

    CONSTRAINT "graph_keys_pkey" PRIMARY KEY ("volume_id","key","node_id")
);

-- CreateTable
CREATE TABLE "graph_edge_support" (
    "volume_id" UUID NOT NULL,
    "source_node" UUID NOT NULL,
    "label" TEXT NOT NULL,
    "target_node" UUID NOT NULL,
    "confidence" DOUBLE PRECISION NOT NULL,
    "told_at" TIMESTAMPTZ(3) NOT NULL,
    "source_id" UUID NOT NULL,
    "description" TEXT NOT NULL,

    CONSTRAINT "graph_edge_support_pkey" PRIMARY KEY ("volume_id","source_node","label","target_node","confidence","told_at","source_id")
);

-- CreateTable
CREATE TABLE "graph_edges" (
    "volume_id" UUID NOT NULL,
    "source_node" UUID NOT NULL,
    "label" TEXT COLLATE "C" NOT NULL,
    "target_node" UUID NOT NULL,
    "description" TEXT NOT NULL,
    "strength" DOUBLE PRECISION NOT NULL,
    "revision" BIGINT NOT NULL,

    CONSTRAINT "graph_edges_pkey" PRIMARY KEY ("volume_id","source_node","target_node","label")
);

-- CreateTable
CREATE TABLE "graph_ended_edges" (
    "volume_id" UUID NOT NULL,
    "source_node" UUID NOT NULL,
    "label" TEXT NOT NULL,
    "target_node" UUID NOT NULL,
    "revision" BIGINT NOT NULL,

    CONSTRAINT "graph_ended_edges_pkey" PRIMARY KEY ("volume_id","source_node","label","target_node")
);

-- CreateIndex
CREATE INDEX "graph_fact_support_volume_id_source_id_idx" ON "graph_fact_support"("volume_id", "source_id");

-- CreateIndex
CREATE INDEX "graph_facts_by_weight" ON "graph_facts"("volume_id", "node_id", "importance" DESC, "latest" DESC, "fact_key");

-- CreateIndex
CREATE INDEX "graph_nodes_volume_id_node_id_idx" ON "graph_nodes"("volume_id", "node_id");

-- CreateIndex
CREATE INDEX "graph_nodes_by_facts" ON "graph_nodes"("volume_id", "fact_count" DESC, "node_id") WHERE (name IS NOT NULL);

-- CreateIndex
CREATE INDEX "graph_keys_node_id_idx" ON "graph_keys"("node_id");

-- CreateIndex
CREATE INDEX "graph_edge_support_volume_id_source_id_idx" ON "graph_edge_support"("volume_id", "source_id");

-- CreateIndex
CREATE INDEX "graph_edges_by_source" ON "graph_edges"("volume_id", "source_node", "strength" DESC, "label", "target_node");

-- CreateIndex
CREATE INDEX "graph_edges_by_target" ON "graph_edges"("volume_id", "target_node", "strength" DESC, "label", "source_node");

-- CreateIndex
CREATE INDEX "graph_ended_edges_volume_id_target_node_idx" ON "graph_ended_edges"("volume_id", "target_node");

-- AddForeignKey
ALTER TABLE "graph_volumes" ADD CONSTRAINT "graph_volumes_volume_id_fkey" FOREIGN KEY ("volume_id") REFERENCES "volumes"("volume_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "graph_sources" ADD CONSTRAINT "graph_sources_volume_id_fkey" FOREIGN KEY ("volume_id") REFERENCES "graph_volumes"("volume_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "graph_tellings" ADD CONSTRAINT "graph_tellings_volume_id_fkey" FOREIGN KEY ("volume_id") REFERENCES "graph_volumes"("volume_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "graph_votes" ADD CONSTRAINT "graph_votes_volume_id_fkey" FOREIGN KEY ("volume_id") REFERENCES "graph_volumes"("volume_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "graph_fact_support" ADD CONSTRAINT "graph_fact_support_volume_id_fkey" FOREIGN KEY ("volume_id") REFERENCES "graph_volumes"("volume_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "graph_facts" ADD CONSTRAINT "graph_facts_volume_id_fkey" FOREIGN KEY ("volume_id") REFERENCES "graph_volumes"("volume_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "graph_nodes" ADD CONSTRAINT "graph_nodes_volume_id_fkey" FOREIGN KEY ("volume_id") REFERENCES "graph_volumes"("volume_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "graph_keys" ADD CONSTRAINT "graph_keys_volume_id_fkey" FOREIGN KEY ("volume_id") REFERENCES "graph_volumes"("volume_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "graph_edge_support" ADD CONSTRAINT "graph_edge_support_volume_id_fkey" FOREIGN KEY ("volume_id") REFERENCES "graph_volumes"("volume_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "graph_edges" ADD CONSTRAINT "graph_edges_volume_id_fkey" FOREIGN KEY ("volume_id") REFERENCES "graph_volumes"("volume_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "graph_ended_edges" ADD CONSTRAINT "graph_ended_edges_volume_id_fkey" FOREIGN KEY ("volume_id") REFERENCES "graph_volumes"("volume_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- CreateTable
CREATE TABLE "events" (
    "position" BIGSERIAL NOT NULL,
    "event_id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "volume_id" UUID NOT NULL,
    "event" TEXT NOT NULL,
    "node_id" UUID,
    "memory_id" UUID,
    "document_id" UUID,
    "taken_back" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "events_pkey" PRIMARY KEY ("position")
);

-- CreateIndex
CREATE INDEX "events_volume_id_created_at_idx" ON "events"("volume_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "events_once_a_document" ON "events"("document_id", "node_id", "taken_back") WHERE (document_id IS NOT NULL AND node_id IS NOT NULL);

-- AddForeignKey
ALTER TABLE "events" ADD CONSTRAINT "events_volume_id_fkey" FOREIGN KEY ("volume_id") REFERENCES "volumes"("volume_id") ON DELETE CASCADE ON UPDATE CASCADE;
