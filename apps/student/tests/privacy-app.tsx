import type { User } from '@repo/contracts/auth';
import { expect, vi } from 'vitest';
import { logInWithLibrary } from './logged-in.ts';
import { type ProcedureCall, startProcedureServer } from './procedure-server.ts';
import { button, pageText, renderApp } from './render-app.tsx';
import { makeUser } from './users.ts';

/** Only the server knows of it. */
const freshLogin = '2026-11-20T09:00:00.000Z';
export const dueAt = '2099-12-02T06:00:00.000Z';
export const seen = (text: string) => vi.waitFor(() => expect(pageText()).toContain(text));
export const hasButton = (name: string) =>
  [...document.querySelectorAll('button')].some((one) => one.textContent?.trim() === name);
export const pressed = async (name: string) => {
  await vi.waitFor(() => expect(hasButton(name)).toBe(true));
  button(name).click();
};

type Answer = { data: unknown } | { status: number; message: string };
type Answers = Record<string, () => Answer | Promise<Answer>>;

/** The privacy page, or another, of a student whom the server answers so; what is left out goes well. */
export async function openAs(answers: Answers = {}, part: Partial<User> = {}, address = '/privacy') {
  let user: User = { ...makeUser(part), lastLogin: freshLogin };
  logInWithLibrary(makeUser(part));
  const known: Answers = {
    'auth.user': () => ({ data: { user, lastPublishedContentAt: null } }),
    'auth.sendDeletionCode': () => ({ data: { message: 'We have mailed you a code.' } }),
    'auth.planDeletion': () => {
      user = { ...user, deletionDueAt: dueAt };
      return { data: { user, message: 'Your account will be deleted in 7 days.' } };
    },
    'auth.cancelDeletion': () => {
      const { deletionDueAt: _, ...kept } = user;
      user = kept;
      return { data: { user, message: 'Your account stays.' } };
    },
    ...answers,
  };
  const server = await startProcedureServer(
    ({ path }: ProcedureCall) => known[path]?.() ?? { status: 404, message: 'none' },
  );
  await renderApp(address);
  return (path: string) => server.calls.filter((call) => call.path === path).map(({ input }) => input);
}
