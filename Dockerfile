# One image per service, from one file:
#   docker build --build-arg SERVICE=picks -t torchbearer/picks:0.8.0 .
#   docker build --build-arg SERVICE=gateway --target gateway -t torchbearer/gateway:0.8.0 .
# `npm run images` builds all nine. An image contains Node, the libraries that it is linked with, and the service:
# no shell, no package manager, nothing of the image that it was built in.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

FROM ${NODE_IMAGE} AS base
WORKDIR /src
ENV TURBO_TELEMETRY_DISABLED=1 TURBO_NO_UPDATE_NOTIFIER=1 NPM_CONFIG_UPDATE_NOTIFIER=false

# Pruning uses the version of turbo in the lock file.
FROM base AS pruner
COPY package.json package-lock.json ./
RUN --mount=type=cache,target=/root/.npm \
    npm install --global --ignore-scripts "turbo@$(node -p "require('./package-lock.json').packages['node_modules/turbo'].version")"
COPY . .

# The base of all builds, built once: packages are only reinstalled when manifests change.
FROM pruner AS pruned
RUN turbo prune --docker --out-dir /out \
      @torchbearer/gateway @torchbearer/web @torchbearer/identity @torchbearer/league @torchbearer/picks \
      @torchbearer/scoring @torchbearer/analytics @torchbearer/feedback @torchbearer/sms @torchbearer/realtime \
 && node scripts/mend-pruned.mjs package-lock.json /out/json

FROM base AS built
COPY .npmrc ./
COPY --from=pruned /out/json/ ./
RUN --mount=type=cache,target=/root/.npm npm ci --loglevel=error
COPY tsconfig.base.json ./
COPY scripts/transpile.mjs scripts/
COPY --from=pruned /out/full/ ./
RUN --mount=type=cache,target=/src/.turbo/cache npx turbo run build --filter='!@torchbearer/parts' --output-logs=errors-only

# One service's runtime packages: no development dependencies, no types, no source maps of other packages.
FROM pruner AS service-manifests
ARG SERVICE
RUN test -n "${SERVICE}" || { echo 'Set the service: --build-arg SERVICE=picks' >&2; exit 1; } \
 && turbo prune --production --docker --out-dir /out "@torchbearer/${SERVICE}" \
 && node scripts/mend-pruned.mjs package-lock.json /out/json

FROM base AS packages
COPY .npmrc ./
COPY --from=service-manifests /out/json/ ./
# Node comes from the base image alone.
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --ignore-scripts --loglevel=error \
 && test -z "$(find . -name 'node-linux-*' -print -quit)" \
 && find . \( -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.map' \) -path '*/node_modules/*' -delete \
 && find . -type l -path '*/.bin/*' -delete

# The system part of all images, the same layer in each: Node (with its own list of certificate authorities), the
# libraries that it and native packages are linked with, and a user.
FROM base AS system
RUN set -eu; mkdir -p /system/usr/local/bin /system/etc /system/tmp; cd /system; \
    cp "$(command -v node)" usr/local/bin/node; \
    linked=$(ldd usr/local/bin/node | grep -o '/[^ ]*\.so[^ ]*'); \
    beside=$(dirname "$(echo "${linked}" | grep '/libc\.so\.')"); \
    printf '%s\n' ${linked} "${beside}/libresolv.so.2" "${beside}/librt.so.1" | sort -u \
      | while read -r library; do mkdir -p ".$(dirname "${library}")"; cp -L "${library}" ".${library}"; done; \
    echo 'torchbearer:x:65532:65532::/nonexistent:/nonexistent' > etc/passwd; \
    echo 'torchbearer:x:65532:' > etc/group; \
    echo 'hosts: files dns' > etc/nsswitch.conf; \
    chmod 1777 tmp

FROM built AS app
ARG SERVICE
COPY --from=packages /src/ /app/
COPY --from=system /system/ /system/
RUN set -eu; cd /app; \
    folder=services/${SERVICE}; [ -d "${folder}" ] || folder=${SERVICE}; \
    ln -s "${folder}" service; \
    find . -name package.json -not -path '*/node_modules/*' | while read -r manifest; do \
      from=$(dirname "${manifest}"); \
      if [ -d "/src/${from}/dist" ]; then cp -a "/src/${from}/dist" "${from}/dist"; fi; \
    done; \
    rm -f package-lock.json .npmrc; \
    find . -name '*.node' -exec ldd {} + | grep -o '/[^ ]*\.so[^ ]*' | grep -v '^/app/' | sort -u \
      | while read -r library; do \
          [ -e "/system${library}" ] || { echo "A package needs ${library}, which the image lacks." >&2; exit 1; }; \
        done

# For `skaffold dev`: source, tools, and Node that restarts when files are copied in.
FROM built AS development
RUN find gateway services kit rules web -name node_modules -prune -o -exec chown 65532:65532 {} +
ARG SERVICE
RUN folder=services/${SERVICE}; [ -d "${folder}" ] || folder=${SERVICE}; ln -s "${folder}" service
ENV NODE_ENV=production WEB_DIR=/src/web/dist
USER 65532:65532
WORKDIR /src/service
ENTRYPOINT ["node", "--conditions=@torchbearer/source", "--import=tsx"]
CMD ["--watch-path=src", "--watch-path=/src/kit/src", "--watch-path=/src/rules/src", "src/main.ts"]

FROM scratch AS image
COPY --from=system /system/ /
COPY --from=app /app/ /app/
ARG SERVICE
ARG VERSION=development
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Torchbearer: ${SERVICE}" \
      org.opencontainers.image.description="A fantasy league for a reality-competition show." \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}"
ENV PATH=/usr/local/bin NODE_ENV=production MALLOC_ARENA_MAX=1 BUILD_VERSION=${VERSION}
USER 65532:65532
WORKDIR /app/service
# Node handles SIGTERM as the first process and starts no others.
ENTRYPOINT ["node", "--max-semi-space-size=4", "--memory-reducer-gc-count=1"]
CMD ["dist/main.js"]

# The gateway's image includes the built site.
FROM image AS gateway
COPY --from=built /src/web/dist/ /app/web/dist/
ENV WEB_DIR=/app/web/dist
EXPOSE 8080 8081

FROM image AS service
EXPOSE 8081 8082 9090
