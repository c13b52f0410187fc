import type { Cores, Figures } from '../figures.ts';

export const quietCores: Cores = {
  servers: [0.3, 0.3],
  postgres: 0.3,
  generator: 0.2,
  rest: 0.2,
  disk: 0,
  available: 4,
};

/** Figures that exceed no limit, except the given ones. */
export const figuresWith = (given: Partial<Figures> = {}): Figures => ({
  studentsAtOnce: 1_000,
  wantedPerSecond: 27,
  requestsPerSecond: 27,
  p50Ms: 5,
  p99Ms: 30,
  saveP99Ms: 40,
  signInP99Ms: 60,
  errorShare: 0,
  errors: new Map(),
  serverErrors: 0,
  loopP99Ms: [12, 12],
  poolWaiting: 0,
  passwordsWaiting: 0,
  latenessP99Ms: 2,
  cores: quietCores,
  ...given,
});
