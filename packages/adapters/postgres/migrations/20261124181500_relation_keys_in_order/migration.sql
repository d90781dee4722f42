-- CreateTable: the keys of approved memories in order of time, so that a lookup under a crowded key reads its newest only
CREATE TABLE "memory_relation_keys" (
    "volume_id" UUID NOT NULL,
    "key" BIGINT NOT NULL,
    "seq" BIGINT NOT NULL,
    "memory_id" UUID NOT NULL,

    CONSTRAINT "memory_relation_keys_pkey" PRIMARY KEY ("volume_id","key","seq","memory_id")
);

INSERT INTO "memory_relation_keys" ("volume_id", "key", "seq", "memory_id")
SELECT DISTINCT m."volume_id", keys.key, m."seq", m."memory_id" FROM "memories" m, unnest(m."relation_keys") AS keys (key)
WHERE m."status" = 'approved';

-- DropIndex
DROP INDEX "memories_relation_keys_idx";

-- Many statements approve memories or end their approval: the trigger is the one place that keeps the keys.
CREATE FUNCTION "keep_relation_keys"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    IF OLD.status = 'approved' THEN
      DELETE FROM memory_relation_keys
      WHERE volume_id = OLD.volume_id AND key = ANY(OLD.relation_keys) AND seq = OLD.seq AND memory_id = OLD.memory_id;
    END IF;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    IF NEW.status = 'approved' THEN
      INSERT INTO memory_relation_keys (volume_id, key, seq, memory_id)
      SELECT DISTINCT NEW.volume_id, keys.key, NEW.seq, NEW.memory_id FROM unnest(NEW.relation_keys) AS keys (key);
    END IF;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "relation_keys_of_inserted" AFTER INSERT ON "memories" FOR EACH ROW
WHEN (NEW.status = 'approved' AND cardinality(NEW.relation_keys) > 0)
EXECUTE FUNCTION "keep_relation_keys"();

CREATE TRIGGER "relation_keys_of_changed" AFTER UPDATE OF status, seq, relation_keys ON "memories" FOR EACH ROW
WHEN ((OLD.status = 'approved' OR NEW.status = 'approved')
  AND (cardinality(OLD.relation_keys) > 0 OR cardinality(NEW.relation_keys) > 0)
  AND (OLD.status, OLD.seq, OLD.relation_keys) IS DISTINCT FROM (NEW.status, NEW.seq, NEW.relation_keys))
EXECUTE FUNCTION "keep_relation_keys"();

CREATE TRIGGER "relation_keys_of_deleted" AFTER DELETE ON "memories" FOR EACH ROW
WHEN (OLD.status = 'approved' AND cardinality(OLD.relation_keys) > 0)
EXECUTE FUNCTION "keep_relation_keys"();
