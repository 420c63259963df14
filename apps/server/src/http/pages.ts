import { existsSync } from 'node:fs';
import { join } from 'node:path';
import express, { Router } from 'express';

const PAGES = ['/', '/t/:code', '/tv/:code', '/rules/:game'];
const YEAR = 365 * 24 * 3600;

/** The built web client, if there is one: its files, and its one page under every address it has. */
export function pageRoutes(dist: string): Router {
  const router = Router();
  const index = join(dist, 'index.html');
  if (!existsSync(index)) {
    router.get(PAGES, (_request, response) => {
      response.type('text').send('Ghostlight is running. Its pages are not built yet.');
    });
    return router;
  }
  router.get(PAGES, (_request, response) => {
    response.set('Cache-Control', 'no-cache').sendFile(index);
  });
  // Built files carry a hash in their name, so they never change.
  router.use('/assets', express.static(join(dist, 'assets'), { immutable: true, maxAge: YEAR * 1000, index: false }));
  router.use(express.static(dist, { index: false, maxAge: 3600 * 1000 }));
  return router;
}
