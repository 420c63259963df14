import express, { type Application } from 'express';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Metrics } from '../metrics.ts';
import { refused } from '../table/answers.ts';
import { healthRoutes } from './health.ts';
import { pageRoutes } from './pages.ts';
import { answer, lastResort } from './refusals.ts';
import { replayRoutes } from './replays.ts';
import { originCheck, securityHeaders } from './security.ts';
import { type TableRoutes, tableRoutes } from './tables.ts';

export interface HttpParts extends TableRoutes {
  readonly config: Config;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly ready: () => boolean;
}

/** Everything that is asked over HTTP. */
export function mountRoutes(app: Application, parts: HttpParts): void {
  const { config, journal, metrics, log, ready } = parts;
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.use(securityHeaders(config.origins.map((origin) => origin.replace(/^http/, 'ws'))));
  app.use(healthRoutes(metrics, ready));
  app.use('/api', originCheck(config.origins), express.json({ limit: '16kb' }));
  app.use('/api', tableRoutes(parts), replayRoutes(journal));
  app.use('/api', (_request, response) => answer(response, refused('no-such-page', 'There is nothing here.')));
  app.use(pageRoutes(config.webDist, parts.door, parts.allowances.doors));
  app.use((_request, response) => answer(response, refused('no-such-page', 'There is nothing here.')));
  app.use(lastResort(log));
}
