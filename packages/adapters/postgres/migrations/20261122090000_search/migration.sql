-- CreateIndex: what is listed and exported, in order of creation. The columns after memory_id are for filters: a list
-- whose filter passes little reads the index alone.
CREATE INDEX "memories_in_order_of_creation" ON "memories"("volume_id", "created_at", "memory_id", "memory_type", "category", "event_date") WHERE "status" = 'approved';

-- CreateIndex
CREATE INDEX "memories_metadata_idx" ON "memories" USING GIN ("metadata" jsonb_path_ops) WHERE "status" = 'approved';

-- CreateIndex: who told what, under each filter that names a source.
CREATE INDEX "memory_sources_volume_id_user_id_memory_id_idx" ON "memory_sources"("volume_id", "user_id", "memory_id");

-- CreateIndex
CREATE INDEX "memory_sources_volume_id_session_id_memory_id_idx" ON "memory_sources"("volume_id", "session_id", "memory_id");

-- CreateIndex
CREATE INDEX "memory_sources_volume_id_agent_id_memory_id_idx" ON "memory_sources"("volume_id", "agent_id", "memory_id");

-- CreateIndex
CREATE INDEX "memory_sources_volume_id_agent_memory_id_idx" ON "memory_sources"("volume_id", "agent", "memory_id");
