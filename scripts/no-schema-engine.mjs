#!/usr/bin/env node
// `prisma generate` requires the path of a schema engine and would download one. Our client needs none, so
// generate-prisma.mjs passes this file instead.
