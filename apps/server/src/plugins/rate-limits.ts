import rateLimit from '@fastify/rate-limit';
import { adminGuessesPerAddress, adminGuessWindowMinutes } from '@repo/contracts/limits';
import { messages } from '@repo/contracts/messages';
import { DomainError } from '@repo/domain';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

const minuteMs = 60_000;

type Limit = { name: string; pattern: RegExp; max: number; windowMs: number };

/** Calls by which something could be guessed or mailed, by REST and by tRPC; per network address. */
const guarded: Limit[] = [
  {
    name: 'admin gate',
    pattern: /\/admin[./]verify\b/,
    max: adminGuessesPerAddress,
    windowMs: adminGuessWindowMinutes * minuteMs,
  },
  { name: 'sign-in', pattern: /\/auth[./]sign-?in\b/i, max: 20, windowMs: minuteMs },
  { name: 'sign-up', pattern: /\/auth[./]sign-?up\b/i, max: 20, windowMs: 10 * minuteMs },
  {
    name: 'codes',
    pattern: /\/auth[./](verify-?email|resend-?verification|send-?reset|reset-?password)/i,
    max: 30,
    windowMs: 10 * minuteMs,
  },
];
/** Anything else under /api: far above what a person's browser does. */
const general: Limit = { name: 'any', pattern: /./, max: 600, windowMs: minuteMs };

const limitOf = (request: FastifyRequest): Limit =>
  guarded.find((limit) => limit.pattern.test(request.url)) ?? general;

/** Bounds how often one address may call; past it 429 with Retry-After. `scale` multiplies every limit. */
export const rateLimits = fp<{ scale: number }>(
  async (app, { scale }) => {
    await app.register(rateLimit, {
      global: true,
      max: (request) => Math.max(1, Math.round(limitOf(request).max * scale)),
      timeWindow: (request) => limitOf(request).windowMs,
      keyGenerator: (request) => `${limitOf(request).name} ${request.ip}`,
      allowList: (request) => !request.url.startsWith('/api/'),
      errorResponseBuilder: (_request, context) =>
        new DomainError('TOO_MANY', messages.tooMany, { retryAfterSeconds: Math.ceil(context.ttl / 1000) }),
    });
  },
  { name: 'rate-limits' },
);
