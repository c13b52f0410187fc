import { questionItem } from '@repo/revision/memory';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { outbox } from '#src/study-log/outbox/outbox.ts';
import { startProcedureServer } from './procedure-server.ts';
import { clickTwice, renderApp } from './render-app.tsx';
import { callsOf, open, questions, useStudyApp } from './study-app.tsx';

useStudyApp();

/** Opens the dialog by its opener. */
async function openReport(user: UserEvent, name = 'Report a mistake') {
  await user.click(await screen.findByRole('button', { name }));
  await screen.findByRole('dialog', { name: 'Report a mistake' });
}
const choose = (user: UserEvent, fault: string) => user.click(screen.getByRole('radio', { name: fault }));
const note = () => within(screen.getByRole('dialog')).getByRole<HTMLTextAreaElement>('textbox');
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

// docs/product/screens.md#reporting-a-mistake
describe('reporting a mistake', () => {
  test('reporting a mistake sends what is wrong with a page once, and thanks', async () => {
    const { calls, user } = await open('/tabs/s1/s1-c1', { 'exchange.report': () => null });
    await user.click(await screen.findByRole('button', { name: 'Start' }));
    await openReport(user);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText('Please choose what is wrong');
    expect(callsOf(calls, 'exchange.report')).toEqual([]);
    await choose(user, 'A figure or a table');
    // With a NUL and half an emoji, as copied from a PDF or cut by a program.
    fireEvent.change(note(), { target: { value: '  The arrow\0 is missing\ud83d. ' } });
    clickTwice(screen.getByRole('button', { name: 'Send' }));
    await isClosed();
    await screen.findByText('Thank you. A teacher will look at it.');
    await waitFor(() => expect(callsOf(calls, 'exchange.report')).toHaveLength(1));
    expect(callsOf(calls, 'exchange.report')[0]?.input).toMatchObject({
      ...{ chapterId: 's1-c1', kind: 'page', fault: 'figure', note: 'The arrow is missing.' },
      ...{ itemId: expect.stringMatching(/./), reportId: expect.stringMatching(/./) },
      contentTimestamp: expect.stringMatching(/^\d{4}-/),
    });
    expect(outbox.waitingCount()).toBe(0);
  });

  test('reporting a mistake in a card names the card, and its keys do not flip the card behind the dialog', async () => {
    const { calls, user } = await open('/tabs/s1/s1-c1?tab=flashcards', {
      'exchange.report': () => null,
    });
    await openReport(user);
    const card = screen.getByText(/^\d+ of \d+$/).textContent;
    await choose(user, 'The text is wrong or unclear');
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText(/^\d+ of \d+$/).textContent).toBe(card);
    await choose(user, 'The answer is wrong');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(callsOf(calls, 'exchange.report')).toHaveLength(1));
    expect(callsOf(calls, 'exchange.report')[0]?.input).toMatchObject({ kind: 'card', note: '' });
  });

  test('reporting a mistake in a question is possible below its answer, not during the quiz, and refers to its text', async () => {
    const { calls, user } = await open('/tabs/s1/s1-c1?tab=quiz', {
      'exchange.report': () => null,
      'exchange.quiz': () => undefined,
    });
    await user.click(await screen.findByRole('button', { name: 'Start Quiz' }));
    await screen.findByText('Question 1 of 2');
    expect(document.body.textContent).not.toContain('Report a mistake');
    await user.keyboard('a{Enter}');
    await screen.findByText('Question 2 of 2');
    await user.keyboard('a{Enter}');
    await openReport(user, 'Report a mistake, Question 2 of 2');
    await choose(user, 'The answer is wrong');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(callsOf(calls, 'exchange.report')).toHaveLength(1));
    const [, second] = questions;
    if (!second) throw new Error('the quiz has two questions');
    expect(callsOf(calls, 'exchange.report')[0]?.input).toMatchObject({
      ...{ chapterId: 's1-c1', kind: 'question', itemId: questionItem('s1-c1', second) },
    });
  });

  test('reporting a mistake waits for the network, can be edited until then, and is sent once', async () => {
    const { calls, user } = await open('/tabs/s1/s1-c1?tab=flashcards', {
      'exchange.report': () => null,
    });
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await openReport(user);
    await user.type(note(), 'forgotten');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await isClosed();
    await openReport(user);
    expect(note().value).toBe('');
    await choose(user, 'The text is wrong or unclear');
    await user.type(note(), 'first');
    await user.keyboard('{Escape}');
    await isClosed();
    await openReport(user);
    expect(note().value, 'was not discarded').toBe('first');
    expect(JSON.stringify({ ...localStorage }), 'for a reload').toContain('first');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText(/It is sent when you are online again\./);
    await isClosed();
    await openReport(user);
    expect(note().value).toBe('first');
    await user.clear(note());
    await user.type(note(), 'second');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await isClosed();
    expect(outbox.waiting('report').map(({ report }) => report.note)).toEqual(['second']);
    expect(JSON.stringify(localStorage), 'kept before anything else').toContain('second');
    network.mockReturnValue(true);
    await outbox.flush();
    expect(callsOf(calls, 'exchange.report').map(({ input }) => input)).toMatchObject([
      { fault: 'text', note: 'second' },
    ]);
    expect(outbox.waitingCount()).toBe(0);
  });

  test("reporting a mistake shows the reason of the server's refusal", async () => {
    const { user } = await open('/tabs/s1/s1-c1?tab=flashcards');
    await screen.findByRole('button', { name: 'Report a mistake' });
    vi.spyOn(console, 'error').mockReturnValue();
    await startProcedureServer(() => ({ status: 403, message: 'Please send more tomorrow' }));
    await openReport(user);
    await choose(user, 'Something else');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText('Your report could not be sent. Please send more tomorrow');
    expect(outbox.waitingCount()).toBe(0);
  });
});

// docs/product/screens.md#reporting-a-mistake
describe('the thanks for a report', () => {
  const solved = (reportId: string, thanks = '', reason = '') => ({
    ...{ reportId, chapterName: 'Chapter 1', thanks, reason },
  });
  const words = 'You reported a mistake in Chapter 1. It is put right. Thank you.';

  test("the thanks for a report are shown once on Home with the admin's message, and the server is notified", async () => {
    let waiting = [solved('thanked-once', 'Well seen.')];
    const { calls } = await open('/dashboard', {
      'progress.solvedReports': () => waiting,
      'exchange.thanked': () => {
        waiting = [];
        return null;
      },
    });
    await screen.findByText(`${words} Well seen.`);
    await waitFor(() =>
      expect(callsOf(calls, 'exchange.thanked').map(({ input }) => input)).toEqual([
        { reportId: 'thanked-once' },
      ]),
    );
  });

  test('the thanks for a report give the reason instead if the item is right as it is', async () => {
    const { calls } = await open('/dashboard', {
      'progress.solvedReports': () => [solved('answered', '', 'A ray has no width.')],
      'exchange.thanked': () => null,
    });
    await screen.findByText(
      'You reported a mistake in Chapter 1. It is right as it is, because: A ray has no width.',
    );
    expect(document.body.textContent).not.toContain('put right');
    expect(callsOf(calls, 'progress.solvedReports').map(({ input }) => input)).toEqual([
      { knowsReasons: true },
    ]);
    await waitFor(() => expect(callsOf(calls, 'exchange.thanked')).toHaveLength(1));
  });

  test('the thanks for a report are not repeated while the server has not been notified', async () => {
    const { calls, user } = await open('/dashboard', {
      'progress.solvedReports': () => [solved('thanked-twice')],
      'exchange.thanked': () => undefined,
    });
    await screen.findByText(words);
    await waitFor(() => expect(callsOf(calls, 'exchange.thanked').length).toBeGreaterThan(0));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
    await renderApp('/dashboard');
    await waitFor(() => expect(callsOf(calls, 'progress.solvedReports')).toHaveLength(2));
    await outbox.load();
    expect(document.body.textContent).not.toContain(words);
  });
});
