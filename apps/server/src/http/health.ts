import { Router } from 'express';
import type { Metrics } from '../metrics.ts';

/** Alive; ready to seat people; the numbers. */
export function healthRoutes(metrics: Metrics, ready: () => boolean): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.json({ ok: true });
  });
  router.get('/readyz', (_request, response) => {
    response.status(ready() ? 200 : 503).json({ ok: ready() });
  });
  router.get('/metrics', async (_request, response) => {
    response.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  return router;
}
