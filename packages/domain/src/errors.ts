import { type ErrorCode, errorStatus } from '@repo/contracts/errors';

/** The overloaded part, for the operator's log. */
export type BusyPart =
  | 'passwords'
  | 'pictures'
  | 'imports'
  | 'downloads'
  | 'images'
  | 'publishing'
  | 'deadline';

/** An expected failure: a stable code and a message for people. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: ErrorCode;
  /** With TOO_MANY and UNAVAILABLE: when a retry makes sense. */
  readonly retryAfterSeconds: number | undefined;
  /** With UNAVAILABLE, when the cause is load, not a failure. */
  readonly busy: BusyPart | undefined;
  /** With STALE_EDIT: the current state. */
  readonly current: unknown;

  constructor(
    code: ErrorCode,
    message: string,
    options: { cause?: unknown; retryAfterSeconds?: number; busy?: BusyPart; current?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.busy = options.busy;
    this.current = options.current;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

const uniqueViolation = '23505';

/** The SQLSTATE of a database failure, even when drizzle wrapped the driver's error; undefined for any other. */
export function sqlState(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    const code: unknown = Reflect.get(current, 'code');
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
}

export function isUniqueViolation(error: unknown): boolean {
  return sqlState(error) === uniqueViolation;
}

/** Citus reports failures of its workers without their fields; its names end with a shard's number. */
const inMessage =
  /^(?:duplicate key value|insert or update on table "\w+") violates (?:unique|foreign key) constraint "(\w+?)(?:_\d{6,})?"/;

/** The constraint named by a database failure, or undefined. */
export function violatedConstraint(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    const name: unknown = Reflect.get(current, 'constraint_name');
    if (typeof name === 'string') return name;
    const [, named] = inMessage.exec(current.message) ?? [];
    if (named !== undefined) return named;
  }
  return undefined;
}
