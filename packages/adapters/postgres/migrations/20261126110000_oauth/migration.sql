-- CreateTable
CREATE TABLE "oauth_clients" (
    "client_id" TEXT NOT NULL,
    "metadata" TEXT NOT NULL,
    "is_official" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "granted_at" TIMESTAMPTZ(3),

    CONSTRAINT "oauth_clients_pkey" PRIMARY KEY ("client_id")
);

-- CreateTable
CREATE TABLE "oauth_grants" (
    "grant_id" TEXT NOT NULL,
    "client_id" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "payload" TEXT NOT NULL,
    "all_volumes" BOOLEAN NOT NULL DEFAULT false,
    "volume_ids" UUID[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "oauth_grants_pkey" PRIMARY KEY ("grant_id")
);

-- CreateTable
CREATE TABLE "oauth_issued" (
    "id_hash" BYTEA NOT NULL,
    "kind" TEXT NOT NULL,
    "grant_id" TEXT,
    "payload" TEXT NOT NULL,
    "scope" TEXT,
    "audience" TEXT,
    "consumed_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "oauth_issued_pkey" PRIMARY KEY ("id_hash")
);

-- CreateIndex
CREATE INDEX "oauth_clients_unused" ON "oauth_clients"("created_at") WHERE (granted_at IS NULL);

-- CreateIndex
CREATE INDEX "oauth_grants_client_id_idx" ON "oauth_grants"("client_id");

-- CreateIndex
CREATE INDEX "oauth_grants_user_id_idx" ON "oauth_grants"("user_id");

-- CreateIndex
CREATE INDEX "oauth_grants_expires_at_idx" ON "oauth_grants"("expires_at");

-- CreateIndex
CREATE INDEX "oauth_issued_grant_id_idx" ON "oauth_issued"("grant_id");

-- CreateIndex
CREATE INDEX "oauth_issued_expires_at_idx" ON "oauth_issued"("expires_at");

-- AddForeignKey
ALTER TABLE "oauth_grants" ADD CONSTRAINT "oauth_grants_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "oauth_clients"("client_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "oauth_grants" ADD CONSTRAINT "oauth_grants_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "oauth_issued" ADD CONSTRAINT "oauth_issued_grant_id_fkey" FOREIGN KEY ("grant_id") REFERENCES "oauth_grants"("grant_id") ON DELETE CASCADE ON UPDATE CASCADE;
