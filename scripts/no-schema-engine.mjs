#!/usr/bin/env node
// `prisma generate` wants the path of a schema engine before it starts and would download one. The client of this
// project needs none, so the generator is handed this file (see generate-prisma.mjs).
