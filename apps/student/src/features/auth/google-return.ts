import type { GoogleReturn } from '@repo/contracts/auth';

const known: readonly GoogleReturn[] = ['ready', 'refused', 'lost', 'failed'];

/** What the address says came of the way through Google; undefined for anything that our server never says. */
export const googleReturnOf = (text: unknown): GoogleReturn | undefined => known.find((one) => one === text);
