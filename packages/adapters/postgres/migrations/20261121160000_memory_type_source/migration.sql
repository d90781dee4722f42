-- Whether a memory's type was given by its writer or detected.
ALTER TABLE "memories" ADD COLUMN     "memory_type_source" TEXT NOT NULL DEFAULT 'detected';
