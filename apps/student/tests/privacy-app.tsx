import type { User } from '@repo/contracts/auth';
import { logInWithLibrary } from './logged-in.ts';
import { type ProcedureCall, startProcedureServer } from './procedure-server.ts';
import { renderApp } from './render-app.tsx';
import { makeUser } from './users.ts';

/** A session that only the server knows. */
const freshLogin = '2026-11-20T09:00:00.000Z';
export const dueAt = '2099-12-02T06:00:00.000Z';

type Answer = { data: unknown } | { status: number; message: string };
type Answers = Record<string, () => Answer | Promise<Answer>>;

/** Opens the privacy page, or another one, with these server replies; calls without one succeed. */
export async function openAs(answers: Answers = {}, part: Partial<User> = {}, address = '/privacy') {
  let student: User = { ...makeUser(part), lastLogin: freshLogin };
  logInWithLibrary(makeUser(part));
  const known: Answers = {
    'auth.user': () => ({ data: { user: student, lastPublishedContentAt: null } }),
    'auth.sendDeletionCode': () => ({ data: { message: 'We have mailed you a code.' } }),
    'auth.planDeletion': () => {
      student = { ...student, deletionDueAt: dueAt };
      return { data: { user: student, message: 'Your account will be deleted in 7 days.' } };
    },
    'auth.cancelDeletion': () => {
      const { deletionDueAt: _, ...kept } = student;
      student = kept;
      return { data: { user: student, message: 'Your account stays.' } };
    },
    ...answers,
  };
  const server = await startProcedureServer(
    ({ path }: ProcedureCall) => known[path]?.() ?? { status: 404, message: 'none' },
  );
  const { user } = await renderApp(address);
  const calls = (path: string) => server.calls.filter((call) => call.path === path).map(({ input }) => input);
  return { calls, user };
}
