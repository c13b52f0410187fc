/** Events of a student's device, one per request: online, each is sent before the next one occurs. */
const eventNames = ['position', 'finish', 'quiz', 'written'] as const;
/** Events sent by the app's outbox: a student's work, which must not get lost. */
const saveNames = [...eventNames, 'review'] as const;
/** Steps of an evening outside the product: reading the mailbox, paying at the checkout. */
const outsideNames = ['mail', 'pay'] as const;
const otherNames = [
  'content',
  'whole-content',
  'user',
  'home',
  'home-again',
  'subject',
  'chapter',
  'study-days',
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
