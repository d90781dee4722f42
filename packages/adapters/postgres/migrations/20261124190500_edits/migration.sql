-- Finds the edits of a memory.
CREATE INDEX "memories_edits_idx" ON "memories"("edits") WHERE (edits IS NOT NULL);

-- An edit leaves terms that no memory of the volume has any more; indexing removes them.
CREATE INDEX "volume_terms_unused" ON "volume_terms"("volume_id") WHERE (memories <= 0);
