import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = `http://127.0.0.1:${process.env.PORT ?? '2567'}`;

export default defineConfig({
  plugins: [react()],
  build: {
    target: 'es2023',
    // The content security policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The game packages are pure: only what a board imports of them travels.
    rolldownOptions: { treeshake: { moduleSideEffects: [{ test: /\/packages\/[^/]+\/src\//, sideEffects: false }] } },
  },
  server: {
    proxy: {
      '/api': server,
      '/matchmake': server,
      // Colyseus opens its sockets at /<process>/<room>.
      '^/[A-Za-z0-9_-]+/[A-Za-z0-9_-]+\\?': { target: server, ws: true },
    },
  },
});
