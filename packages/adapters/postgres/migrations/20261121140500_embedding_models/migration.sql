-- CreateTable
CREATE TABLE "embedding_models" (
    "model" TEXT NOT NULL,
    "dimension" INTEGER NOT NULL,
    "first_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "embedding_models_pkey" PRIMARY KEY ("model")
);
