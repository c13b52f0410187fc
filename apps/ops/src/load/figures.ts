/** What was measured during a load. Numbers of cores may be fractions, such as 1.5. */
export type Figures = {
  studentsAtOnce: number;
  /** Requests of the model, and their answers. */
  wantedPerSecond: number;
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  saveP99Ms: number;
  signInP99Ms: number;
  /** Errors divided by requests, and their kinds. */
  errorShare: number;
  errors: ReadonlyMap<string, number>;
  /** Number of responses with status 500 or above. */
  serverErrors: number;
  /** The worst 99th percentile of event loop delay in any scrape, per server. */
  loopP99Ms: readonly [number, number];
  /** Means over all scrapes: statements waiting for a connection, passwords waiting to be hashed. */
  poolWaiting: number;
  passwordsWaiting: number;
  /** The generator's own lateness, 99th percentile. */
  latenessP99Ms: number;
  cores: Cores;
};

export type Cores = {
  servers: readonly [number, number];
  postgres: number;
  generator: number;
  /** CPU of nginx, PgBouncer, Redis, the sandbox, and everything else on this machine. */
  rest: number;
  /** CPU that idles while it waits for a disk. */
  disk: number;
  /** The machine's number of cores. */
  available: number;
};

export const busyCores = ({ servers, postgres, generator, rest }: Cores): number =>
  servers[0] + servers[1] + postgres + generator + rest;
