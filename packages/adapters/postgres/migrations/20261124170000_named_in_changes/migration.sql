-- CreateIndex: an erasure finds the changes that name the erased memory
CREATE INDEX "memory_changes_superseded_by" ON "memory_changes" ((before ->> 'superseded_by'))
WHERE ((before ->> 'superseded_by') IS NOT NULL);

-- CreateIndex
CREATE INDEX "memory_changes_merged_into" ON "memory_changes" ((before ->> 'merged_into'))
WHERE ((before ->> 'merged_into') IS NOT NULL);
