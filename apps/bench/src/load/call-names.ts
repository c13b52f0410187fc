/** Events of a student's device, one in each request: online, each is sent before the next one is made. */
const eventNames = ['position', 'finish', 'quiz', 'written'] as const;
/** Those that the outbox of the app sends: what a student did and must not lose. */
const saveNames = [...eventNames, 'review'] as const;
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
export const events: ReadonlySet<CallName> = new Set<CallName>(eventNames);
export const saves: ReadonlySet<CallName> = new Set<CallName>(saveNames);
export const callsOutside: ReadonlySet<CallName> = new Set<CallName>(outsideNames);
