-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "users" (
    "user_id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "email_verified" BOOLEAN NOT NULL DEFAULT false,
    "name" TEXT,
    "password_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "users_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "session_hash" BYTEA NOT NULL,
    "user_id" UUID,
    "data" JSONB NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("session_hash")
);

-- CreateTable
CREATE TABLE "organizations" (
    "org_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "organizations_pkey" PRIMARY KEY ("org_id")
);

-- CreateTable
CREATE TABLE "memberships" (
    "org_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "role" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "memberships_pkey" PRIMARY KEY ("org_id","user_id")
);

-- CreateTable
CREATE TABLE "projects" (
    "project_id" UUID NOT NULL,
    "org_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "projects_pkey" PRIMARY KEY ("project_id")
);

-- CreateTable
CREATE TABLE "volumes" (
    "volume_id" UUID NOT NULL,
    "org_id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "created_by" UUID,
    "head_seq" BIGINT NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "volumes_pkey" PRIMARY KEY ("volume_id")
);

-- CreateTable
CREATE TABLE "agents" (
    "agent_id" UUID NOT NULL,
    "org_id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT,
    "system_prompt" TEXT,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "agents_pkey" PRIMARY KEY ("agent_id")
);

-- CreateTable
CREATE TABLE "agent_connections" (
    "agent_id" UUID NOT NULL,
    "volume_id" UUID NOT NULL,
    "permissions" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "agent_connections_pkey" PRIMARY KEY ("agent_id","volume_id")
);

-- CreateTable
CREATE TABLE "api_keys" (
    "key_id" UUID NOT NULL,
    "org_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "project_id" UUID,
    "agent_id" UUID,
    "user_id" UUID,
    "api_key_prefix" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "api_keys_pkey" PRIMARY KEY ("key_id")
);

-- CreateTable
CREATE TABLE "key_secrets" (
    "secret_hash" BYTEA NOT NULL,
    "key_id" UUID NOT NULL,
    "valid_until" TIMESTAMPTZ(3),

    CONSTRAINT "key_secrets_pkey" PRIMARY KEY ("secret_hash")
);

-- CreateTable
CREATE TABLE "memories" (
    "memory_id" UUID NOT NULL,
    "org_id" UUID NOT NULL,
    "volume_id" UUID NOT NULL,
    "status" TEXT NOT NULL,
    "seq" BIGINT,
    "position" BIGSERIAL NOT NULL,
    "content" TEXT NOT NULL,
    "same_hash" BYTEA,
    "memory_type" TEXT,
    "category" TEXT,
    "confidence" REAL,
    "reason" TEXT,
    "key_id" UUID NOT NULL,
    "agent_id" UUID NOT NULL,
    "agent" TEXT NOT NULL,
    "user_id" TEXT,
    "session_id" TEXT,
    "event_date" TIMESTAMPTZ(3),
    "event_date_source" TEXT,
    "metadata" JSONB,
    "merged_into" UUID,
    "redactions" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decided_at" TIMESTAMPTZ(3),
    "last_confirmed_at" TIMESTAMPTZ(3),

    CONSTRAINT "memories_pkey" PRIMARY KEY ("memory_id")
);

-- CreateTable
CREATE TABLE "memory_sources" (
    "source_id" UUID NOT NULL,
    "memory_id" UUID NOT NULL,
    "volume_id" UUID NOT NULL,
    "write_id" UUID NOT NULL,
    "wording" TEXT NOT NULL,
    "key_id" UUID NOT NULL,
    "agent_id" UUID NOT NULL,
    "agent" TEXT NOT NULL,
    "user_id" TEXT,
    "session_id" TEXT,
    "event_date" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "memory_sources_pkey" PRIMARY KEY ("source_id")
);

-- CreateTable
CREATE TABLE "memory_windows" (
    "memory_id" UUID NOT NULL,
    "volume_id" UUID NOT NULL,
    "model" TEXT NOT NULL,
    "dimension" INTEGER NOT NULL,
    "window" INTEGER NOT NULL,
    "vector" BYTEA NOT NULL,

    CONSTRAINT "memory_windows_pkey" PRIMARY KEY ("memory_id","model","window")
);

-- CreateTable
CREATE TABLE "tombstones" (
    "volume_id" UUID NOT NULL,
    "seq" BIGINT NOT NULL,
    "memory_id" UUID NOT NULL,

    CONSTRAINT "tombstones_pkey" PRIMARY KEY ("volume_id","seq")
);

-- CreateTable
CREATE TABLE "writes" (
    "write_id" UUID NOT NULL,
    "memory_id" UUID NOT NULL,
    "volume_id" UUID NOT NULL,
    "key_id" UUID NOT NULL,
    "idempotency_key" TEXT,
    "body_hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "answered_at" TIMESTAMPTZ(3),

    CONSTRAINT "writes_pkey" PRIMARY KEY ("write_id")
);

-- CreateTable
CREATE TABLE "outbox" (
    "outbox_id" BIGSERIAL NOT NULL,
    "job" TEXT NOT NULL,
    "volume_id" UUID NOT NULL,
    "payload" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "handed_at" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "last_error" TEXT,

    CONSTRAINT "outbox_pkey" PRIMARY KEY ("outbox_id")
);

-- CreateTable
CREATE TABLE "dead_letters" (
    "outbox_id" BIGINT NOT NULL,
    "job" TEXT NOT NULL,
    "volume_id" UUID NOT NULL,
    "payload" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "failed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "attempts" INTEGER NOT NULL,
    "last_error" TEXT,

    CONSTRAINT "dead_letters_pkey" PRIMARY KEY ("outbox_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- CreateIndex
CREATE INDEX "memberships_user_id_idx" ON "memberships"("user_id");

-- CreateIndex
CREATE INDEX "projects_org_id_idx" ON "projects"("org_id");

-- CreateIndex
CREATE INDEX "volumes_org_id_idx" ON "volumes"("org_id");

-- CreateIndex
CREATE INDEX "volumes_project_id_idx" ON "volumes"("project_id");

-- CreateIndex
CREATE INDEX "agents_org_id_idx" ON "agents"("org_id");

-- CreateIndex
CREATE INDEX "agents_project_id_idx" ON "agents"("project_id");

-- CreateIndex
CREATE INDEX "agent_connections_volume_id_idx" ON "agent_connections"("volume_id");

-- CreateIndex
CREATE UNIQUE INDEX "api_keys_agent_id_key" ON "api_keys"("agent_id");

-- CreateIndex
CREATE INDEX "api_keys_org_id_idx" ON "api_keys"("org_id");

-- CreateIndex
CREATE INDEX "api_keys_user_id_idx" ON "api_keys"("user_id");

-- CreateIndex
CREATE INDEX "key_secrets_key_id_idx" ON "key_secrets"("key_id");

-- CreateIndex
CREATE INDEX "memories_volume_id_seq_idx" ON "memories"("volume_id", "seq");

-- CreateIndex
CREATE INDEX "memories_volume_id_same_hash_idx" ON "memories"("volume_id", "same_hash");

-- CreateIndex
CREATE INDEX "memories_merged_into_idx" ON "memories"("merged_into");

-- CreateIndex
CREATE INDEX "memory_sources_memory_id_idx" ON "memory_sources"("memory_id");

-- CreateIndex
CREATE INDEX "memory_sources_write_id_idx" ON "memory_sources"("write_id");

-- CreateIndex
CREATE INDEX "writes_key_id_volume_id_body_hash_idx" ON "writes"("key_id", "volume_id", "body_hash");

-- CreateIndex
CREATE INDEX "writes_memory_id_idx" ON "writes"("memory_id");

-- CreateIndex
CREATE INDEX "writes_created_at_idx" ON "writes"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "writes_key_id_idempotency_key_key" ON "writes"("key_id", "idempotency_key");

-- CreateIndex
CREATE INDEX "outbox_handed_at_idx" ON "outbox"("handed_at");

-- CreateIndex
CREATE INDEX "outbox_volume_id_handed_at_outbox_id_idx" ON "outbox"("volume_id", "handed_at", "outbox_id");

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_org_id_fkey" FOREIGN KEY ("org_id") REFERENCES "organizations"("org_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "projects" ADD CONSTRAINT "projects_org_id_fkey" FOREIGN KEY ("org_id") REFERENCES "organizations"("org_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "volumes" ADD CONSTRAINT "volumes_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("project_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "agents" ADD CONSTRAINT "agents_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("project_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "agent_connections" ADD CONSTRAINT "agent_connections_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("agent_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "agent_connections" ADD CONSTRAINT "agent_connections_volume_id_fkey" FOREIGN KEY ("volume_id") REFERENCES "volumes"("volume_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("agent_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "key_secrets" ADD CONSTRAINT "key_secrets_key_id_fkey" FOREIGN KEY ("key_id") REFERENCES "api_keys"("key_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "memories" ADD CONSTRAINT "memories_volume_id_fkey" FOREIGN KEY ("volume_id") REFERENCES "volumes"("volume_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "memory_sources" ADD CONSTRAINT "memory_sources_memory_id_fkey" FOREIGN KEY ("memory_id") REFERENCES "memories"("memory_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "memory_windows" ADD CONSTRAINT "memory_windows_memory_id_fkey" FOREIGN KEY ("memory_id") REFERENCES "memories"("memory_id") ON DELETE CASCADE ON UPDATE CASCADE;
