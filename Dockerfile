# syntax=docker/dockerfile:1
# One image for every role: SERVICES selects what a container runs (docs/operations.md).
#   docker build -t agent-memory-service .
#   docker run -p 127.0.0.1:8080:8080 -v agent-memory:/data --read-only --tmpfs /tmp agent-memory-service
# tests/deploy/image.test.ts runs these steps without a container engine and starts the result.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
# Downloads stay in the builder's cache, not in a layer.
ENV npm_config_store_dir=/pnpm/store
COPY package.json ./
# The pnpm that package.json names.
RUN npm install --global --no-audit --no-fund "$(node -p 'require("./package.json").packageManager')"
COPY . .
RUN --mount=type=cache,target=/pnpm/store \
  pnpm install --frozen-lockfile --filter='!@agent-memory/conformance' && pnpm run build
# Keep only what runs: the server's production dependencies, compiled code, migrations, the model. Half of the image
# would be Prisma's command line, which is a peer dependency of its client, and the embedding runtime's libraries for
# other platforms. Prisma also brings its compiler for every database. Of pdfjs-dist, only the tables and fonts that
# unpdf's bundle leaves out are read. Types and source maps are unused.
RUN --mount=type=cache,target=/pnpm/store \
  rm -rf node_modules packages/*/node_modules services/*/node_modules packages/client packages/cli \
  && pnpm install --frozen-lockfile --prefer-offline --prod --filter='@agent-memory/server...' \
  && cd node_modules/.pnpm \
  && rm -rf prisma@* @prisma+studio-core@* @electric-sql+* effect@* typescript@* @typescript+* \
  && (cd pdfjs-dist@*/node_modules/pdfjs-dist && rm -rf build legacy web types image_decoders wasm iccs) \
  && find @prisma+client@* -name 'query_compiler_*' ! -name '*_fast_bg.postgresql.*' -exec rm '{}' + \
  && find . -type f '(' -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' ')' -exec rm '{}' + \
  && cd onnxruntime-node@*/node_modules/onnxruntime-node/bin/napi-v*/ \
  && find . -mindepth 2 -maxdepth 2 ! -path "./linux/$(node -p process.arch)" -exec rm -rf '{}' +
RUN find packages services -name node_modules -prune -o -type f \
  '(' -name '*.ts' -o -name '*.tsx' -o -name '*.map' -o -name '*.tsbuildinfo' -o -name 'tsconfig.json' ')' -exec rm '{}' + \
  && find scripts -type f ! -name healthcheck.mjs -exec rm '{}' + \
  && rm -rf .stamp tsconfig* biome.json jest.config.mjs

FROM node:24.21.0-bookworm-slim
LABEL org.opencontainers.image.title="Agent Memory Service" \
  org.opencontainers.image.description="Memory for AI agents: every write judged, explained and never lost" \
  org.opencontainers.image.licenses="Apache-2.0"
WORKDIR /app
# Owned by root: the service cannot change its own code. It writes only below /data, /files and /tmp.
COPY --from=build /app /app
RUN mkdir -m 0711 /data /files && chown 1000:1000 /data /files
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
VOLUME /data
EXPOSE 8080
# Numeric, so that Kubernetes can verify that it is not root. The embedded PostgreSQL requires a user listed in
# /etc/passwd: 1000 is the base image's `node`.
USER 1000:1000
STOPSIGNAL SIGTERM
# Liveness, not readiness: replacing a container does not repair a store that is down.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "scripts/healthcheck.mjs"]
CMD ["node", "services/server/dist/main.js"]
