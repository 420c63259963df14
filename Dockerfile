# Two images: `server`, which plays the tables, and `proxy`, nginx with the web client's files.
FROM node:24-bookworm-slim AS build
WORKDIR /ghostlight
RUN npm install --global pnpm@12.18.0
COPY . .
RUN pnpm install --frozen-lockfile --no-optional \
  && pnpm --filter @ghostlight/web build

# What the server needs to run and nothing else. Packages stay where they are: Node strips no types in node_modules.
FROM node:24-bookworm-slim AS packages
WORKDIR /ghostlight
RUN npm install --global pnpm@12.18.0
COPY . .
RUN pnpm install --frozen-lockfile --no-optional --prod --filter "@ghostlight/server..."

FROM node:24-bookworm-slim AS server
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /ghostlight
COPY --from=packages /ghostlight/package.json /ghostlight/pnpm-workspace.yaml ./
COPY --from=packages /ghostlight/node_modules ./node_modules
COPY --from=packages /ghostlight/packages ./packages
COPY --from=packages /ghostlight/apps/server ./apps/server
COPY --from=build /ghostlight/apps/web/dist ./apps/web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 2567
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:2567/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/src/main.ts"]

FROM nginxinc/nginx-unprivileged:stable-alpine AS proxy
COPY --from=build /ghostlight/apps/web/dist /web
COPY deploy/nginx.conf.template /etc/nginx/templates/default.conf.template
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/healthz"]
