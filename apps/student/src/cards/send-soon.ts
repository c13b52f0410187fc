import { outbox } from '#src/outbox/outbox.ts';

/** Reviews wait so long for more before they are sent. */
const restMs = 60_000;

/** Has noted reviews sent after a minute without another one, or at the end. Never fails. */
export const sendReviewsSoon = (userId: string) => void outbox.put({ kind: 'reviews', userId }, restMs);
