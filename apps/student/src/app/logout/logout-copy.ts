import { texts } from '#src/platform/language/texts.ts';

/** Count of unsent things in Hindi in Latin script. */
export const things = (count: number) => `${count} ${count === 1 ? 'cheez' : 'cheezein'}`;

export const logoutCopy = texts('logout', {
  title: 'Confirm Logout',
  question: 'Are you sure you want to logout?',
  confirm: 'Yes, Logout!',
  cancel: 'Cancel',
  safe: 'Padhai save hai.',
  waiting: (count: number) =>
    `${things(count)} abhi bheji nahi gayi. Is device par safe ${count === 1 ? 'hai' : 'hain'}, dobara login karte hi chali ${count === 1 ? 'jayegi' : 'jayengi'}.`,
  offline: 'You are offline. After logging out, the content must be downloaded again.',
  failed:
    'You are still logged in: the server did not answer, and this browser keeps nothing, so it would log you in again. Try again when you are online.',
} as const);
