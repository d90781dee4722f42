-- The audit log names grants, and holds UUIDs only. The few grants with other ids end: their clients ask again.
DELETE FROM "oauth_grants" WHERE "grant_id" !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

-- AlterTable
ALTER TABLE "oauth_grants" ADD COLUMN     "scopes" TEXT[],
ADD COLUMN     "redirect_host" TEXT,
ADD COLUMN     "last_used_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "password_resets" ALTER COLUMN "user_id" DROP NOT NULL;
