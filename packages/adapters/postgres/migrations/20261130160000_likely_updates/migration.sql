-- CreateTable
CREATE TABLE "likely_updates" (
    "volume_id" UUID NOT NULL,
    "older_id" UUID NOT NULL,
    "newer_id" UUID NOT NULL,

    CONSTRAINT "likely_updates_pkey" PRIMARY KEY ("older_id","newer_id")
);

-- CreateIndex
CREATE INDEX "likely_updates_newer_id_idx" ON "likely_updates"("newer_id");

-- CreateIndex
CREATE INDEX "likely_updates_volume_id_idx" ON "likely_updates"("volume_id");

-- AddForeignKey
ALTER TABLE "likely_updates" ADD CONSTRAINT "likely_updates_older_id_fkey" FOREIGN KEY ("older_id") REFERENCES "memories"("memory_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "likely_updates" ADD CONSTRAINT "likely_updates_newer_id_fkey" FOREIGN KEY ("newer_id") REFERENCES "memories"("memory_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- After an edit, a merge or their undo, a memory no longer says what was compared. A change of status, and a reviewer's
-- approval, decide about it better than a score.
CREATE FUNCTION "end_likely_updates"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM likely_updates WHERE NEW.memory_id IN (older_id, newer_id);
  RETURN NULL;
END $$;

CREATE TRIGGER "likely_updates_of_changed" AFTER UPDATE OF content, status, overruled ON "memories" FOR EACH ROW
WHEN (OLD.status <> 'pending' AND (OLD.content, OLD.status, OLD.overruled) IS DISTINCT FROM (NEW.content, NEW.status, NEW.overruled))
EXECUTE FUNCTION "end_likely_updates"();
