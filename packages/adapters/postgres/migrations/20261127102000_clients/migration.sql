-- AlterTable
ALTER TABLE "oauth_clients" ADD COLUMN     "fresh_until" TIMESTAMPTZ(3),
ADD COLUMN     "origin" TEXT NOT NULL DEFAULT 'registered',
ADD COLUMN     "secret_hash" BYTEA;
