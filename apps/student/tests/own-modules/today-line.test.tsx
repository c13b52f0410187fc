import '../device-databases.ts';
import { studyDay } from '@repo/contracts/progress.rules';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storageName } from '#src/platform/storage/stored-text.ts';
import type { PaperAnswers } from '#src/study/written/kept-paper.ts';
import { logInWithLibrary } from '../logged-in.ts';
import { useFreshDevice } from '../outbox-browser.ts';
import { startProcedureServer } from '../procedure-server.ts';
import { renderApp } from '../render-app.tsx';
import { makeUser } from '../users.ts';

useFreshDevice();

const user = makeUser({ plan: 'Pro', expiryDate: '2999-03-05T10:00:00.000Z' });
const dayIn = (days: number) => studyDay(new Date(Date.now() + days * 86_400_000));
const standing = { completed: [], last: null, quizzes: [], written: [] };

/** Home of a Super student with this exam day; undefined when never asked, null when there is none. */
async function openHome(examOn: string | null | undefined) {
  logInWithLibrary(user);
  const plan =
    examOn === undefined ? null : { examOn, dailyAmount: 20, ramp: 'unasked', startedOn: '2026-11-01' };
  await startProcedureServer(({ path }) => {
    if (path === 'auth.user') return { data: { user, lastPublishedContentAt: null } };
    if (path === 'progress.revisionPlan') return { data: { plan, boardDates: [] } };
    return path === 'progress.standing' ? { data: standing } : { data: [] };
  });
  return renderApp('/dashboard');
}

// docs/product/screens.md#today
test.each([
  [12, '12 days to your exam'],
  [1, 'Your exam is tomorrow. Look at a few cards, pack your bag, sleep well.'],
  [0, 'Your exam is today. All the best!'],
  [-1, 'Your first paper is done. All the best for the next ones!'],
])('Home names the exam %d days ahead', async (days, text) => {
  await openHome(dayIn(days));
  await screen.findByText(text);
  expect(screen.queryByRole('button', { name: 'Set the next exam' }) !== null).toBe(days < 0);
});

// docs/product/screens.md#today
test('Home asks for the exam day until it is answered', async () => {
  const { user: typist } = await openHome(undefined);
  await screen.findByText('When is your board exam?');
  await typist.click(screen.getByRole('button', { name: 'Choose the day' }));
  const dialog = within(await screen.findByRole('dialog'));
  await typist.click(dialog.getByRole('radio', { name: /^No day/ }));
  await typist.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByText('When is your board exam?')).toBeNull());
});

// docs/product/screens.md#what-next
test.each([
  ['running', 'Not handed in yet', 'Continue'],
  ['marking', 'Mark your written answers', 'Mark'],
] as const)('Home names a paper that is %s before anything else', async (phase, text, button) => {
  const answers: PaperAnswers = {
    ...{ attemptId: 'a1', phase, index: 0, given: [], startedAtMs: 0, deadlineMs: null, isInOutbox: false },
    ended: phase === 'running' ? null : { timeTakenSeconds: 60, isTimeUp: false },
  };
  localStorage.setItem(storageName('board-paper-answers-', user.id), JSON.stringify(answers));
  await openHome(null);
  await screen.findByText(text);
  const card = within(screen.getByRole('region', { name: 'What next' }));
  expect(card.getByRole('link', { name: button }).getAttribute('href')).toBe('/practice');
});
