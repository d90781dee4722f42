-- AlterTable: how exact an event's date is; unknown for rows of before.
ALTER TABLE "memories" ADD COLUMN     "event_date_precision" TEXT;

-- AlterTable
ALTER TABLE "memory_sources" ADD COLUMN     "event_date_precision" TEXT;
