import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { refused } from '../table/answers.ts';
import { originAllowed } from './origin.ts';
import { answer } from './refusals.ts';

/** Headers that keep a page from loading or embedding anything that is not ours. */
export const securityHeaders = (connect: readonly string[]): RequestHandler =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        connectSrc: ["'self'", ...connect],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        manifestSrc: ["'self'"],
        mediaSrc: ["'self'"],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        // Style attributes are how the components place menus and dialogs.
        styleSrc: ["'self'", "'unsafe-inline'"],
        workerSrc: ["'self'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    // Whether there is HTTPS in front is the proxy's business.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'no-referrer' },
  });

/** Pages of strangers may not make their visitors' browsers act here. */
export const originCheck =
  (allowed: readonly string[]): RequestHandler =>
  (request, response, next) => {
    const { origin } = request.headers;
    if (originAllowed(origin, request.headers.host, allowed)) return next();
    answer(response, refused('wrong-origin', 'This page may not use this server.'));
  };
