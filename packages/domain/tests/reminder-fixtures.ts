import { beforeEach } from 'vitest';
import type { UserContext } from '#src/context.ts';
import * as domain from '#src/index.ts';
import { createStudent } from '#src/testing/index.ts';
import { ctx } from './fresh-database.ts';

/** Sets the clock to this time of a day in India. */
export function itIs(time: string, day = '2026-11-21'): void {
  ctx.time.now = new Date(`${day}T${time}:00+05:30`);
}

/** The student of the test that calls `useStudent`, at noon. */
export let student: UserContext;

/** Call it in the test file, after `useFreshDatabase`. */
export function useStudent(): void {
  beforeEach(async () => {
    itIs('12:00');
    student = await newStudent();
  });
}

/** A student with a session, like every real one. */
export async function newStudent(fields = {}): Promise<UserContext> {
  const made = await createStudent(ctx, fields);
  await domain.startSession(ctx, made.user.id);
  return made;
}

export const remind = (at: string, browser = 'browser', of = student) =>
  domain.setReminder(of, { at, subscription: ctx.push.subscriptionOf(browser) });

export async function isOn(browser = 'browser', of = student): Promise<boolean> {
  const { endpoint } = ctx.push.subscriptionOf(browser);
  return (await domain.getReminder(of, { endpoint })).isOn;
}

/** The browsers of accepted messages, in order. */
export const browsersSentTo = () =>
  ctx.push.taken.map(({ endpoint }) => endpoint.replace('https://push.example/', ''));

/**
 * Sends due reminders.
 * @returns the total number of accepted messages
 */
export async function sent(): Promise<number> {
  while ((await domain.sendReminders(ctx)).isMoreDue);
  return ctx.push.taken.length;
}
