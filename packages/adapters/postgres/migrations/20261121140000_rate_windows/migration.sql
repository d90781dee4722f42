-- CreateTable: unlogged, for a count of requests is not worth a write to the log, and may be lost in a crash.
CREATE UNLOGGED TABLE "rate_windows" (
    "key" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rate_windows_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "rate_windows_ends_at_idx" ON "rate_windows"("ends_at");
