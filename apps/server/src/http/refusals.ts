import type { Refusal } from '@ghostlight/protocol';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { Away } from '../journal/journal.ts';
import { refused } from '../table/answers.ts';

const STATUS: Readonly<Record<string, number>> = {
  'bad-request': 400,
  'bad-options': 400,
  'bad-players': 400,
  'no-such-game': 400,
  'wrong-origin': 403,
  kicked: 403,
  'no-such-table': 404,
  'no-such-replay': 404,
  'no-such-page': 404,
  full: 409,
  closed: 410,
  'carry-used': 410,
  'too-large': 413,
  'too-many': 429,
  'not-ready': 503,
};

export const answer = (response: Response, refusal: Refusal): void => {
  response.status(STATUS[refusal.error] ?? 500).json(refusal);
};

/** A route whose refusals are answered like any other result. */
export const route =
  <T extends object>(handler: (request: Request, response: Response) => Promise<T | Refusal>): RequestHandler =>
  async (request, response) => {
    const result = await handler(request, response);
    if ('error' in result) answer(response, result as Refusal);
    else response.json(result);
  };

/** A body as its schema reads it, or the sentence that says what is wrong. */
export function body<S extends z.ZodType>(schema: S, request: Request): z.output<S> | Refusal {
  const parse = schema.safeParse(request.body ?? {});
  if (parse.success) return parse.data;
  const issue = parse.error.issues[0];
  return refused('bad-request', `${issue?.path.join('.') || 'The request'}: ${issue?.message ?? 'cannot be read'}`);
}

export const isRefused = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'error' in value && 'message' in value;

/** The last resort: no stack trace ever leaves the server. */
export const lastResort =
  (log: Logger): ErrorRequestHandler =>
  (error: { status?: number; type?: string }, request, response, next) => {
    if (response.headersSent) return next(error);
    if (error.type === 'entity.too.large') return answer(response, refused('too-large', 'That is too much at once.'));
    if (error.status !== undefined && error.status < 500)
      return answer(response, refused('bad-request', 'The request cannot be read.'));
    if (error instanceof Away)
      return answer(response, refused('not-ready', 'The server is not ready: try again in a moment.'));
    log.error({ method: request.method, path: request.path, err: error }, 'a request failed');
    answer(response, refused('failed', 'Something went wrong here.'));
  };
