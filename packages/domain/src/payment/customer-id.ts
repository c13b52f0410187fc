import { sha256 } from '#src/hash.ts';

/** The payer's id at the payment provider: letters and digits that reveal nothing about the account. */
export const customerIdOf = (userId: string): string => sha256(`customer ${userId}`).slice(0, 32);
