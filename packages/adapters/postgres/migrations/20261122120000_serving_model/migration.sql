-- AlterTable
ALTER TABLE "embedding_models" ADD COLUMN "serving" BOOLEAN NOT NULL DEFAULT false;

-- The model of the last start is the one that served.
UPDATE "embedding_models" SET "serving" = true
WHERE "model" = (SELECT "model" FROM "embedding_models" ORDER BY "first_used_at" DESC LIMIT 1);
