-- AlterTable
ALTER TABLE "organizations" ADD COLUMN     "monthly_quota" INTEGER;

-- CreateTable
CREATE TABLE "quota_usage" (
    "org_id" UUID NOT NULL,
    "month" DATE NOT NULL,
    "used" INTEGER NOT NULL,

    CONSTRAINT "quota_usage_pkey" PRIMARY KEY ("org_id","month")
);

-- AddForeignKey
ALTER TABLE "quota_usage" ADD CONSTRAINT "quota_usage_org_id_fkey" FOREIGN KEY ("org_id") REFERENCES "organizations"("org_id") ON DELETE CASCADE ON UPDATE CASCADE;
