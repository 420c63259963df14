import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import express, { type Request, type Response, Router } from 'express';
import type { Door } from '../door.ts';
import { type Allowance, Buckets } from '../limits/bucket.ts';
import { invitation, PARLOUR, type Preview, withPreview } from './preview.ts';
import { isRefused } from './refusals.ts';

const TABLES = ['/t/:id', '/tv/:id'];
const PAGES = ['/', '/rules/:game', '/replay/:id'];
const YEAR = 365 * 24 * 3600;

/** The built web client, if there is one: its files, and its one page under every address it has. */
export function pageRoutes(dist: string, door: Door, knocks: Allowance): Router {
  const router = Router();
  const index = join(dist, 'index.html');
  if (!existsSync(index)) {
    router.get([...PAGES, ...TABLES], (_request, response) => {
      response.type('text').send('Ghostlight is running. Its pages are not built yet.');
    });
    return router;
  }
  const knocking = new Buckets(knocks);

  /** Who guesses codes by their previews gets no further than by knocking at the door. */
  async function previewOf(request: Request): Promise<Preview> {
    if (!knocking.of(request.ip ?? 'unknown').take()) return PARLOUR;
    const row = await door.find(String(request.params.id));
    return isRefused(row) ? PARLOUR : invitation(await door.listing(row));
  }

  const send = async (request: Request, response: Response, preview: Preview): Promise<void> => {
    const origin = `${request.protocol}://${request.get('host')}`;
    const page = withPreview(await readFile(index, 'utf8'), preview, origin, request.path);
    response.set('Cache-Control', 'no-cache').type('html').send(page);
  };
  router.get(TABLES, async (request, response) => send(request, response, await previewOf(request)));
  router.get(PAGES, (request, response) => send(request, response, PARLOUR));
  // Built files carry a hash in their name, so they never change.
  router.use('/assets', express.static(join(dist, 'assets'), { immutable: true, maxAge: YEAR * 1000, index: false }));
  router.use(express.static(dist, { index: false, maxAge: 3600 * 1000 }));
  return router;
}
