-- CreateTable
CREATE TABLE "cli_logins" (
    "challenge" TEXT NOT NULL,
    "code_hash" BYTEA NOT NULL,
    "user_id" UUID NOT NULL,
    "org_id" UUID NOT NULL,
    "session_hash" BYTEA NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "key_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "cli_logins_pkey" PRIMARY KEY ("challenge")
);

-- CreateIndex
CREATE INDEX "cli_logins_org_id_user_id_idx" ON "cli_logins"("org_id", "user_id");

-- CreateIndex
CREATE INDEX "cli_logins_user_id_idx" ON "cli_logins"("user_id");

-- CreateIndex
CREATE INDEX "cli_logins_session_hash_idx" ON "cli_logins"("session_hash");

-- CreateIndex
CREATE INDEX "cli_logins_expires_at_idx" ON "cli_logins"("expires_at");

-- AddForeignKey
ALTER TABLE "cli_logins" ADD CONSTRAINT "cli_logins_org_id_user_id_fkey" FOREIGN KEY ("org_id", "user_id") REFERENCES "memberships"("org_id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cli_logins" ADD CONSTRAINT "cli_logins_session_hash_fkey" FOREIGN KEY ("session_hash") REFERENCES "sessions"("session_hash") ON DELETE CASCADE ON UPDATE CASCADE;
