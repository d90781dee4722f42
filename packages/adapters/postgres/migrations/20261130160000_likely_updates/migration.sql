-- CreateTable
CREATE TABLE "likely_updates" (
    "memory_id" UUID NOT NULL,
    "other_id" UUID NOT NULL,

    CONSTRAINT "likely_updates_pkey" PRIMARY KEY ("memory_id","other_id")
);

-- CreateIndex
CREATE INDEX "likely_updates_other_id_idx" ON "likely_updates"("other_id");

-- AddForeignKey
ALTER TABLE "likely_updates" ADD CONSTRAINT "likely_updates_memory_id_fkey" FOREIGN KEY ("memory_id") REFERENCES "memories"("memory_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "likely_updates" ADD CONSTRAINT "likely_updates_other_id_fkey" FOREIGN KEY ("other_id") REFERENCES "memories"("memory_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Edits, merges and their undo change a memory's text: then it no longer says what was compared.
CREATE FUNCTION "end_likely_updates"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM likely_updates WHERE NEW.memory_id IN (memory_id, other_id);
  RETURN NULL;
END $$;

CREATE TRIGGER "likely_updates_of_changed" AFTER UPDATE OF content ON "memories" FOR EACH ROW
WHEN (OLD.content IS DISTINCT FROM NEW.content)
EXECUTE FUNCTION "end_likely_updates"();
