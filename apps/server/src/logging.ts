import type { Writable } from 'node:stream';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from './config.ts';

const emailAddress = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;
const causesMax = 5;

type LoggedError = {
  type: string;
  message: string;
  code?: string;
  stack: string;
  cause?: LoggedError;
};

/** drizzle appends a statement's parameters to its message, among them password hashes and people's names. */
const withoutPersonalData = (text: string) =>
  text.replace(/\nparams: [\s\S]*/, '').replaceAll(emailAddress, '<email>');

/** Only the frames of a stack, because its first line repeats the message. */
const framesOf = (stack = '') =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/** An error for the log: what happened and where, without personal data or values. */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: withoutPersonalData(String(error)), stack: '' };
  const code: unknown = Reflect.get(error, 'code');
  return {
    type: error.constructor.name,
    message: withoutPersonalData(error.message),
    ...(typeof code === 'string' ? { code } : {}),
    stack: framesOf(error.stack),
    ...(error.cause !== undefined && depth < causesMax ? { cause: loggedError(error.cause, depth + 1) } : {}),
  };
}

/** Without the query, which contains codes and tokens of links, and without the client's address. */
export function loggedRequest(request: Pick<FastifyRequest, 'method' | 'url'>) {
  return { method: request.method, path: request.url.split('?')[0] };
}

/**
 * Logs only the line's own message: pino and Fastify would use the error's, which may contain personal data.
 */
function withSafeMessage(this: unknown, args: unknown[], log: (...args: unknown[]) => void): void {
  const [first, message, ...rest] = args;
  const isOfError = first instanceof Error || Reflect.get(Object(first), 'err') !== undefined;
  if (!isOfError) return void log.apply(this, args);
  const fields = first instanceof Error ? { err: first } : first;
  log.call(this, fields, withoutPersonalData(String(message ?? 'failed')), ...rest);
}

/** pino's options: JSON lines with level, time, message and details. */
export function loggerOptions({
  logLevel,
}: Pick<Config, 'logLevel'>): NonNullable<Exclude<FastifyServerOptions['logger'], boolean>> {
  return {
    level: logLevel,
    serializers: {
      err: (error: unknown) => loggedError(error),
      req: loggedRequest,
    },
    hooks: { logMethod: withSafeMessage },
  };
}

/** A formatter if a person watches the terminal; undefined means JSON lines to standard output. */
export async function openLogStream(isTerminal = process.stdout.isTTY): Promise<Writable | undefined> {
  if (!isTerminal) return undefined;
  const { default: pretty } = await import('pino-pretty');
  return pretty({ translateTime: 'HH:MM:ss', ignore: 'pid,hostname' });
}
