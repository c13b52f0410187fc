import { sha256 } from '#src/hash.ts';

/** Who pays, as the payment provider knows them: letters and digits that reveal nothing about the account. */
export const customerIdOf = (userId: string): string => sha256(`customer ${userId}`).slice(0, 32);
