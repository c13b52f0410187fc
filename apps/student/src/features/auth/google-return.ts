import type { GoogleReturn } from '@repo/contracts/auth';

const known: readonly GoogleReturn[] = ['ready', 'refused', 'lost', 'failed'];

/** Result of the Google redirect in the URL; undefined for unknown values. */
export const googleReturnOf = (text: unknown): GoogleReturn | undefined => known.find((one) => one === text);
