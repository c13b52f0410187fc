import type { FastifyBaseLogger } from 'fastify';

type Child = FastifyBaseLogger['child'];
type Words = Parameters<(...args: unknown[]) => void>;
const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type Methods = Record<(typeof levels)[number], (...args: Words) => void>;

/** A request's logger, created on first use because most requests log nothing. */
class RequestLogger {
  readonly #parent: FastifyBaseLogger;
  readonly #given: Parameters<Child>;
  #made: FastifyBaseLogger | undefined;

  constructor(parent: FastifyBaseLogger, given: Parameters<Child>) {
    this.#parent = parent;
    this.#given = given;
  }

  get made(): FastifyBaseLogger {
    this.#made ??= this.#parent.child(...this.#given);
    return this.#made;
  }

  get level() {
    return this.made.level;
  }

  child(...given: Parameters<Child>): FastifyBaseLogger {
    return this.made.child(...given);
  }
}

const say = (level: keyof Methods) =>
  function (this: RequestLogger, ...args: Words): void {
    (this.made as unknown as Methods)[level](...args);
  };
Object.assign(RequestLogger.prototype, Object.fromEntries(levels.map((level) => [level, say(level)])));

/** A function for Fastify's `childLoggerFactory`. */
export const requestLogger = (parent: FastifyBaseLogger, ...given: Parameters<Child>): FastifyBaseLogger =>
  new RequestLogger(parent, given) as unknown as FastifyBaseLogger;
