-- A volume of any size is deleted at once by its row in "volumes". Its other rows outlive it and are erased in batches, so
-- they cannot have a foreign key to it: a cascade would erase all of them in one statement.

-- DropForeignKey
ALTER TABLE "memories" DROP CONSTRAINT "memories_volume_id_fkey";

-- DropForeignKey
ALTER TABLE "documents" DROP CONSTRAINT "documents_volume_id_fkey";

-- DropForeignKey
ALTER TABLE "forget_requests" DROP CONSTRAINT "forget_requests_volume_id_fkey";

-- DropForeignKey
ALTER TABLE "feedback" DROP CONSTRAINT "feedback_volume_id_fkey";

-- DropForeignKey
ALTER TABLE "events" DROP CONSTRAINT "events_volume_id_fkey";

-- DropForeignKey
ALTER TABLE "webhook_subscriptions" DROP CONSTRAINT "webhook_subscriptions_volume_id_fkey";

-- DropForeignKey
ALTER TABLE "indexed_memories" DROP CONSTRAINT "indexed_memories_volume_id_fkey";

-- DropForeignKey
ALTER TABLE "volume_terms" DROP CONSTRAINT "volume_terms_volume_id_fkey";

-- DropForeignKey
ALTER TABLE "graph_volumes" DROP CONSTRAINT "graph_volumes_volume_id_fkey";

-- AlterTable: while the volume of a webhook is being erased, the webhook has no key
ALTER TABLE "webhook_subscriptions" ALTER COLUMN "key_id" DROP NOT NULL;

-- CreateIndex: found when their volume is deleted
CREATE INDEX "documents_uncompleted" ON "documents"("volume_id") WHERE (status <> 'completed');

-- CreateIndex
CREATE INDEX "dead_letters_volume_id_idx" ON "dead_letters"("volume_id");

-- Takes the place of the foreign keys for new rows, with the same lock and the same error: a transaction that adds a row
-- ends before its volume is deleted, or finds no volume.
CREATE FUNCTION "refuse_gone_volume"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM volumes WHERE volume_id = NEW.volume_id FOR KEY SHARE;
  IF NOT FOUND THEN
    RAISE foreign_key_violation USING MESSAGE = format('there is no volume %s', NEW.volume_id), TABLE = TG_TABLE_NAME;
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "memories_of_volume" BEFORE INSERT ON "memories" FOR EACH ROW
EXECUTE FUNCTION "refuse_gone_volume"();

CREATE TRIGGER "documents_of_volume" BEFORE INSERT ON "documents" FOR EACH ROW
EXECUTE FUNCTION "refuse_gone_volume"();

CREATE TRIGGER "forget_requests_of_volume" BEFORE INSERT ON "forget_requests" FOR EACH ROW
EXECUTE FUNCTION "refuse_gone_volume"();

CREATE TRIGGER "feedback_of_volume" BEFORE INSERT ON "feedback" FOR EACH ROW
EXECUTE FUNCTION "refuse_gone_volume"();

CREATE TRIGGER "events_of_volume" BEFORE INSERT ON "events" FOR EACH ROW
EXECUTE FUNCTION "refuse_gone_volume"();

CREATE TRIGGER "webhook_subscriptions_of_volume" BEFORE INSERT ON "webhook_subscriptions" FOR EACH ROW
EXECUTE FUNCTION "refuse_gone_volume"();

CREATE TRIGGER "indexed_memories_of_volume" BEFORE INSERT ON "indexed_memories" FOR EACH ROW
EXECUTE FUNCTION "refuse_gone_volume"();

CREATE TRIGGER "volume_terms_of_volume" BEFORE INSERT ON "volume_terms" FOR EACH ROW
EXECUTE FUNCTION "refuse_gone_volume"();

CREATE TRIGGER "graph_volumes_of_volume" BEFORE INSERT ON "graph_volumes" FOR EACH ROW
EXECUTE FUNCTION "refuse_gone_volume"();

-- However a volume is deleted, even by a process of an earlier version, its rows are erased.
CREATE FUNCTION "enqueue_erasure_of_volume"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (job, org_id, payload)
  VALUES ('volume.erase', OLD.org_id, jsonb_build_object('volume_id', OLD.volume_id));
  RETURN NULL;
END $$;

CREATE TRIGGER "erasure_of_volume" AFTER DELETE ON "volumes" FOR EACH ROW
EXECUTE FUNCTION "enqueue_erasure_of_volume"();
