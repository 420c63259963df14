import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const server = `http://127.0.0.1:${process.env.PORT ?? '2567'}`;

export default defineConfig({
  plugins: [react(), wireCodecOnly(), paintFirst(), linkPreview()],
  build: {
    target: 'es2023',
    manifest: true,
    // The content security policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The game packages are pure: only what a board imports of them travels.
    rolldownOptions: { treeshake: { moduleSideEffects: [{ test: /\/packages\/[^/]+\/src\//, sideEffects: false }] } },
  },
  // The replays' worker loads the rules of one game only.
  worker: { format: 'es' },
  server: {
    proxy: {
      '/api': server,
      '/matchmake': server,
      // Colyseus opens its sockets at /<process>/<room>.
      '^/[A-Za-z0-9_-]+/[A-Za-z0-9_-]+\\?': { target: server, ws: true },
    },
  },
});

/** What the SDK names of the schema package and never reaches in a room without a Schema. */
const UNUSED = ['Decoder', 'Reflection', 'InputEncoder', 'getDecoderStateCallbacks', '$values', '$refId'];

/**
 * A table's room keeps nothing in a Schema, so of Colyseus's schema package the page needs only how strings and numbers
 * are written on the wire: 2 KB instead of 25. The browser tests play over it.
 */
function wireCodecOnly(): Plugin {
  const sdk = createRequire(createRequire(import.meta.url).resolve('@colyseus/sdk'));
  const encoding = join(dirname(sdk.resolve('@colyseus/schema')), '../src/encoding');
  const codec = '\0colyseus-wire-codec';
  return {
    name: 'ghostlight:wire-codec-only',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (/^@colyseus\/schema(\/input)?$/.test(id) ? codec : null),
    load: (id) =>
      id === codec
        ? `export { encode } from ${JSON.stringify(join(encoding, 'encode.ts'))};
           export { decode } from ${JSON.stringify(join(encoding, 'decode.ts'))};
           export { ${UNUSED.map((name) => `none as ${name}`).join(', ')} };
           const none = null;`
        : null,
  };
}

/** The stylesheet goes behind the first light, so that the page is painted before it has arrived. */
function paintFirst(): Plugin {
  const sheets = /\s*<link rel="stylesheet"[^>]*>/g;
  return {
    name: 'ghostlight:paint-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const links = html.match(sheets) ?? [];
        return html
          .replace(sheets, '')
          .replace('<noscript>', `${links.map((link) => link.trim()).join('\n    ')}\n    <noscript>`);
      },
    },
  };
}

/** What a link to the parlour shows elsewhere: the painted preview, at the address the server names. */
function linkPreview(): Plugin {
  const painting = createRequire(import.meta.url).resolve('@ghostlight/card-art/pictures/extra/social.jpg');
  return {
    name: 'ghostlight:link-preview',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'og.jpg', source: readFileSync(painting) });
    },
  };
}
