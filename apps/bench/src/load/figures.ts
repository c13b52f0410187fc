/** What was seen while a load lasted. Cores: 1.5 is one and a half. */
export type Figures = {
  studentsAtOnce: number;
  /** What the model sends, and what was answered. */
  wantedPerSecond: number;
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  saveP99Ms: number;
  signInP99Ms: number;
  /** Errors over requests, and what they were. */
  errorShare: number;
  errors: ReadonlyMap<string, number>;
  /** Of all status codes from 500 on. */
  serverErrors: number;
  /** The worst 99th percentile of the event loop's delay that a server told of, of any of its scrapes, each server's. */
  loopP99Ms: readonly [number, number];
  /** The mean of what each scrape saw: statements that wait for a connection, passwords that wait to be hashed. */
  poolWaiting: number;
  passwordsWaiting: number;
  /** How much later than due the generator began things, 99th percentile. */
  latenessP99Ms: number;
  cores: Cores;
};

export type Cores = {
  servers: readonly [number, number];
  postgres: number;
  generator: number;
  /** nginx, PgBouncer, Redis, the sandbox, and whatever else runs here. */
  rest: number;
  /** Idle because a disk was waited for. */
  disk: number;
  /** How many the machine has. */
  available: number;
};

export const busyCores = ({ servers, postgres, generator, rest }: Cores): number =>
  servers[0] + servers[1] + postgres + generator + rest;
