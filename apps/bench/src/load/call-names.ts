/** Those that the outbox of the app sends: what a student did and must not lose. */
const saveNames = ['position', 'finish', 'review', 'quiz', 'written'] as const;
/** Steps of an evening that the product does not answer: a look into the mailbox, the payment at the checkout. */
const outsideNames = ['mail', 'pay'] as const;
const otherNames = [
  'content',
  'whole-content',
  'user',
  'home',
  'subject',
  'chapter',
  'results',
  'written-marks',
  'progress-page',
  'sign-in',
  'sign-up',
  'verify-email',
  'order',
  'order-status',
] as const;

export type CallName = (typeof saveNames | typeof outsideNames | typeof otherNames)[number];
export const saves: ReadonlySet<CallName> = new Set<CallName>(saveNames);
export const callsOutside: ReadonlySet<CallName> = new Set<CallName>(outsideNames);
