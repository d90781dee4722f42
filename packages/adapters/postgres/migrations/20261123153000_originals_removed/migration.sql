-- AlterTable
ALTER TABLE "documents" ADD COLUMN     "original_removed" BOOLEAN NOT NULL DEFAULT false;
