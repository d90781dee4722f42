-- CreateIndex: whether the index was ever told of a memory whose job was given up, and what erasing it takes along.
CREATE INDEX "dead_letters_by_memory" ON "dead_letters"((payload ->> 'memory_id'));
