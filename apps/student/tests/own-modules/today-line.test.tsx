import '../device-databases.ts';
import { studyDay } from '@repo/contracts/progress.rules';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storageName } from '#src/platform/storage/stored-text.ts';
import type { PaperAnswers } from '#src/study/written/kept-paper.ts';
import { planId } from '#src/study-log/outbox/job.ts';
import { outbox } from '#src/study-log/outbox/outbox.ts';
import { logInWithLibrary } from '../logged-in.ts';
import { useFreshDevice } from '../outbox-browser.ts';
import { startProcedureServer } from '../procedure-server.ts';
import { renderApp } from '../render-app.tsx';
import { makeUser } from '../users.ts';

useFreshDevice();

const user = makeUser({ plan: 'Pro', expiryDate: '2999-03-05T10:00:00.000Z' });
const dayIn = (days: number) => studyDay(new Date(Date.now() + days * 86_400_000));
const studyDays = {
  ...{ today: dayIn(0), from: dayIn(-9), before: { days: 0, unspentDays: 0 } },
  days: [dayIn(-1), dayIn(0)],
};
const standing = { completed: [], last: null, quizzes: [], written: [] };

/** Home of a Super student with this exam day; undefined when never asked, null when there is none. */
async function openHome(examOn: string | null | undefined, subjects?: Record<string, string>) {
  logInWithLibrary(user);
  const plan =
    examOn === undefined
      ? null
      : { examOn, dailyAmount: 20, ramp: 'unasked', startedOn: '2026-11-01', subjects };
  await startProcedureServer(({ path }) => {
    if (path === 'auth.user') return { data: { user, lastPublishedContentAt: null } };
    if (path === 'progress.revisionPlan') return { data: { plan, boardDates: [] } };
    if (path === 'progress.studyDays') return { data: studyDays };
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
])('Home names the exam %d days ahead, and the streak', async (days, text) => {
  await openHome(dayIn(days));
  await screen.findByText(text);
  await screen.findByText('2 days in a row');
  expect(screen.queryByRole('button', { name: 'Set the next exam' }) !== null).toBe(days < 0);
});

// docs/product/screens.md#today
test.each([
  [3, 9, '3 days to Subject 1'],
  [1, 9, 'Tomorrow: Subject 1. Look at a few cards, pack your bag, sleep well.'],
  [0, 4, 'Today: Subject 1. All the best! In 4 days: Subject 2.'],
  [-2, 4, '4 days to Subject 2'],
  [5, 5, '5 days to Subject 1 and Subject 2'],
  [-5, -1, 'Your last paper is done. Well done!'],
])('Home names the next paper of the date sheet, papers %d and %d days ahead', async (one, other, text) => {
  await openHome(dayIn(-8), { s1: dayIn(one), s2: dayIn(other) });
  await screen.findByText(text);
  const isOver = other < 0;
  expect(screen.queryByRole('button', { name: 'Set the next exam' }) !== null).toBe(isOver);
  expect(screen.queryByRole('button', { name: 'Date sheet' }) !== null).toBe(!isOver);
});

// docs/product/study.md#date-sheet
test('the date sheet says what is over and what each day before the next paper is for', async () => {
  const { user: typist } = await openHome(dayIn(-8), { s1: dayIn(-8), s2: dayIn(2) });
  await typist.click(await screen.findByRole('button', { name: 'Date sheet' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Date sheet' }));
  const [over, next] = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(over).toMatch(/^Subject 1.* · done$/);
  expect(next).toMatch(/^Subject 2.* · in 2 days$/);
  dialog.getByRole('heading', { name: 'Until Subject 2' });
  dialog.getByText('20 cards, then your biggest gain');
  dialog.getByText('A few cards. Pack your bag, sleep well.');
});

// docs/product/study.md#date-sheet
test('a paper gets a day in the plan, which is not before the first paper', async () => {
  const { user: typist } = await openHome(dayIn(20), { s1: dayIn(22) });
  await typist.click(await screen.findByRole('button', { name: 'Date sheet' }));
  await typist.click(await screen.findByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your board exam' }));
  const field = dialog.getByLabelText('Subject 2');
  fireEvent.change(field, { target: { value: dayIn(19) } });
  await typist.click(dialog.getByRole('button', { name: 'Save' }));
  dialog.getByText('No paper is before the first one');
  fireEvent.change(field, { target: { value: dayIn(21) } });
  await typist.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('20 days to your exam');
  expect(outbox.find(planId)?.choice.subjects).toEqual({ s1: dayIn(22), s2: dayIn(21) });
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
