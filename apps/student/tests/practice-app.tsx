import type { BulkContent, Test } from '@repo/contracts/content';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { clearSession } from '#src/platform/session/session.ts';
import { behindEveryScreen } from './behind-every-screen.ts';
import { makeBulkReply } from './bulk-factory.ts';
import { logInWithLibrary } from './logged-in.ts';
import { startProcedureServer } from './procedure-server.ts';
import { renderApp } from './render-app.tsx';
import { makeUser } from './users.ts';

export const superUser = makeUser({ plan: 'Pro', expiryDate: '2099-01-01T00:00:00.000Z' });
export const checkbox = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
export const focused = () => document.activeElement?.textContent ?? '';

export const questionsOf = (name: string, count: number): Test['questions'] =>
  Array.from({ length: count }, (_, index) => ({
    question: `${name} ${index + 1}`,
    options: ['Wrong', 'Right', 'Also wrong'],
    correctAnswer: 1,
    difficulty: 'easy',
    explanation: `Because of ${name}.`,
  }));

type Questions = number | Test['questions'];

/** The first chapter of both subjects is open; the second is locked, as the server sends it. */
function fill(
  user: typeof superUser,
  given: [Questions, Questions],
  change: (content: BulkContent) => void,
): void {
  const reply = makeBulkReply();
  for (const [index, { chapters, name }] of reply.data.subjects.entries())
    for (const [at, chapter] of chapters.entries()) {
      const asked = (of: Questions) => (typeof of === 'number' ? questionsOf(name, of) : of);
      chapter.isLocked = at !== 0;
      chapter.written = [];
      for (const one of chapter.tests)
        one.questions = at === 0 ? asked(given[index] ?? 0) : questionsOf('Locked', 9);
      if (chapter.isLocked) Object.assign(chapter, { topics: [], flashcards: [], tests: [] });
    }
  change(reply.data);
  logInWithLibrary(user, reply);
}

/** Opens the practice screen with these questions, or this many, in the open chapter of each subject. */
export async function open(
  user = superUser,
  given: [Questions, Questions] = [4, 8],
  change: (content: BulkContent) => void = () => {},
  answers: Partial<Record<string, (input: unknown) => unknown>> = {},
) {
  fill(user, given, change);
  const { calls } = await startProcedureServer(({ path, input }) => {
    if (path === 'auth.user') return { data: { user, lastPublishedContentAt: null } };
    const known = behindEveryScreen[path];
    if (known) return { data: known(input) };
    const answer = answers[path];
    return { data: answer ? answer(input) : [] };
  });
  return { calls, ...(await renderApp('/practice')) };
}

/** Chooses both subjects, five questions, and starts. */
export async function start(
  user: UserEvent,
  clock: 'With a clock' | 'Without a clock' = 'With a clock',
): Promise<void> {
  const second = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Subject 2/ });
  if (!second.checked) await user.click(second);
  await screen.findByText(/^10 questions from 2 chapters/);
  await user.click(screen.getByRole('radio', { name: '5' }));
  await user.click(screen.getByRole('radio', { name: new RegExp(`^${clock}`) }));
  await screen.findByText(/^5 questions from 2 chapters/);
  await user.click(screen.getByRole('button', { name: 'Start practice' }));
  await screen.findByText('Question 1 of 5');
}

/** Gives every test of the file a new device. */
export function useFreshDevice(): void {
  beforeEach(() => void vi.stubGlobal('scrollTo', () => {}));
  afterEach(clearSession);
}
