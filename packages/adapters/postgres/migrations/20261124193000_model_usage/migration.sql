-- CreateTable
CREATE TABLE "model_usage" (
    "org_id" UUID NOT NULL,
    "month" DATE NOT NULL,
    "purpose" TEXT NOT NULL,
    "tokens_in" BIGINT NOT NULL DEFAULT 0,
    "tokens_out" BIGINT NOT NULL DEFAULT 0,
    "reserved" BIGINT NOT NULL DEFAULT 0,
    "calls" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "model_usage_pkey" PRIMARY KEY ("org_id","month","purpose")
);

-- AddForeignKey
ALTER TABLE "model_usage" ADD CONSTRAINT "model_usage_org_id_fkey" FOREIGN KEY ("org_id") REFERENCES "organizations"("org_id") ON DELETE CASCADE ON UPDATE CASCADE;
