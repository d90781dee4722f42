-- DropIndex
DROP INDEX "memories_naming";

-- CreateIndex: the names that a speaker told are read one by one, however often each was told
CREATE INDEX "memories_naming" ON "memories"("speaker", "tells_name", "position") WHERE (tells_name IS NOT NULL AND status = 'approved');
