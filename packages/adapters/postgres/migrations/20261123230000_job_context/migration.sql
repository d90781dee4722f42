-- AlterTable: what set a job off; a transaction says it when it begins.
ALTER TABLE "outbox" ADD COLUMN     "context" JSONB DEFAULT (NULLIF(current_setting('agent_memory.context'::text, true), ''::text))::jsonb;

-- AlterTable
ALTER TABLE "dead_letters" ADD COLUMN     "context" JSONB;
