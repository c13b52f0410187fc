import { questionItem } from '@repo/revision/memory';
import { describe, expect, test, vi } from 'vitest';
import { outbox } from '#src/outbox/outbox.ts';
import { button, pageText, renderApp } from './render-app.tsx';
import { callsOf, gone, open, press, questions, seen, user, useStudyApp } from './study-app.tsx';

useStudyApp();

const opener = (name: string) => {
  const found = [...document.querySelectorAll<HTMLButtonElement>('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent?.trim()) === name,
  );
  if (!found) throw new Error(`there is no '${name}':\n${pageText()}`);
  return found;
};
const choose = (label: string) =>
  [...document.querySelectorAll('label')].find((one) => one.textContent?.includes(label))?.click();

function write(text: string): void {
  const area = document.querySelector('[role="dialog"] textarea');
  if (!area) throw new Error('no field for the words');
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(area), 'value') ?? {};
  set?.call(area, text);
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Opens the dialog by its opener. */
async function openReport(name = 'Report a mistake'): Promise<void> {
  await vi.waitFor(() => opener(name));
  opener(name).click();
  await seen('What is wrong?');
}

// docs/product.md#reporting-a-mistake
describe('reporting a mistake', () => {
  test('sends what is wrong with a page, once, and thanks', async () => {
    const calls = await open('/tabs/s1/s1-c1', { 'progress.sendReport': () => null });
    await seen('Start');
    button('Start').click();
    await openReport();
    button('Send').click();
    await seen('Please choose what is wrong');
    expect(callsOf(calls, 'progress.sendReport')).toEqual([]);
    choose('A figure or a table');
    write('  The arrow is missing. ');
    button('Send').click();
    button('Send').click();
    await gone('What is wrong?');
    await seen('Thank you. A teacher will look at it.');
    await vi.waitFor(() => expect(callsOf(calls, 'progress.sendReport')).toHaveLength(1));
    expect(callsOf(calls, 'progress.sendReport')[0]?.input).toMatchObject({
      ...{ chapterId: 's1-c1', kind: 'page', fault: 'figure', note: 'The arrow is missing.' },
      ...{ itemId: expect.stringMatching(/./), reportId: expect.stringMatching(/./) },
      contentTimestamp: expect.stringMatching(/^\d{4}-/),
    });
    expect(outbox.waitingCount()).toBe(0);
  });

  test('of a card is named by the card, and no key of it turns the card behind the dialog', async () => {
    const calls = await open('/tabs/s1/s1-c1?tab=flashcards', { 'progress.sendReport': () => null });
    await openReport();
    const card = pageText().match(/\d+ of \d+/)?.[0];
    press('ArrowRight', document.querySelector('[role="dialog"] input') ?? document.body);
    expect(pageText()).toContain(card);
    choose('The answer is wrong');
    button('Send').click();
    await vi.waitFor(() => expect(callsOf(calls, 'progress.sendReport')).toHaveLength(1));
    expect(callsOf(calls, 'progress.sendReport')[0]?.input).toMatchObject({ kind: 'card', note: '' });
  });

  test('of a question stands under its answer, is not there while the quiz runs, and goes by its text', async () => {
    const calls = await open('/tabs/s1/s1-c1?tab=quiz', {
      'progress.sendReport': () => null,
      'progress.submitTest': () => undefined,
    });
    await seen('Start Quiz');
    button('Start Quiz').click();
    await seen('Question 1 of 2');
    expect(pageText()).not.toContain('Report a mistake');
    for (const last of [false, true]) {
      document.querySelector<HTMLInputElement>('fieldset input')?.click();
      await vi.waitFor(() => button(last ? 'Finish' : 'Next').click());
      if (!last) await seen('Question 2 of 2');
    }
    await openReport('Report a mistake, Question 2 of 2');
    choose('The answer is wrong');
    button('Send').click();
    await vi.waitFor(() => expect(callsOf(calls, 'progress.sendReport')).toHaveLength(1));
    const [, second] = questions;
    if (!second) throw new Error('the quiz has two questions');
    expect(callsOf(calls, 'progress.sendReport')[0]?.input).toMatchObject({
      ...{ chapterId: 's1-c1', kind: 'question', itemId: questionItem('s1-c1', second) },
    });
  });

  test('waits for the network, can be changed until then, and is sent once', async () => {
    const calls = await open('/tabs/s1/s1-c1?tab=flashcards', { 'progress.sendReport': () => null });
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await openReport();
    choose('The text is wrong or unclear');
    write('first');
    button('Send').click();
    await seen('It is sent when you are online again.');
    await gone('What is wrong?');
    await openReport();
    expect(document.querySelector<HTMLTextAreaElement>('[role="dialog"] textarea')?.value).toBe('first');
    write('second');
    button('Send').click();
    await gone('What is wrong?');
    expect(outbox.waiting('report').map(({ report }) => report.note)).toEqual(['second']);
    expect(JSON.stringify(localStorage), 'kept before anything else').toContain('second');
    network.mockReturnValue(true);
    await outbox.flush();
    expect(callsOf(calls, 'progress.sendReport').map(({ input }) => input)).toMatchObject([
      { fault: 'text', note: 'second' },
    ]);
    expect(outbox.waitingCount()).toBe(0);
  });

  test('that the server refuses says why', async () => {
    await open('/tabs/s1/s1-c1?tab=flashcards');
    await vi.waitFor(() => opener('Report a mistake'));
    vi.spyOn(console, 'error').mockReturnValue();
    const { startProcedureServer } = await import('./procedure-server.ts');
    await startProcedureServer(() => ({ status: 403, message: 'Please send more tomorrow' }));
    await openReport();
    choose('Something else');
    button('Send').click();
    await seen('Your report could not be sent. Please send more tomorrow');
    expect(outbox.waitingCount()).toBe(0);
  });
});

// docs/product.md#reporting-a-mistake
describe('the thanks for a report', () => {
  const solved = (reportId: string, thanks = '') => ({ reportId, chapterName: 'Chapter 1', thanks });
  const words = 'You reported a mistake in Chapter 1. It is put right. Thank you.';

  test('are said once on Home, with the sentence of the admin, and the server is told', async () => {
    let waiting = [solved('thanked-once', 'Well seen.')];
    const calls = await open('/dashboard', {
      'progress.solvedReports': () => waiting,
      'progress.noteThanked': () => {
        waiting = [];
        return null;
      },
    });
    await seen(`${words} Well seen.`);
    await vi.waitFor(() =>
      expect(callsOf(calls, 'progress.noteThanked').map(({ input }) => input)).toEqual([
        { reportId: 'thanked-once' },
      ]),
    );
  });

  test('are not said again while the server has not heard of them', async () => {
    const calls = await open('/dashboard', {
      'progress.solvedReports': () => [solved('thanked-twice')],
      'progress.noteThanked': () => undefined,
    });
    await seen(words);
    await vi.waitFor(() => expect(callsOf(calls, 'progress.noteThanked').length).toBeGreaterThan(0));
    document.querySelector<HTMLButtonElement>('[aria-label="Close"]')?.click();
    await gone(words);
    await renderApp('/dashboard');
    await vi.waitFor(() => expect(callsOf(calls, 'progress.solvedReports')).toHaveLength(2));
    await outbox.load();
    expect(pageText()).not.toContain(words);
    expect(user.id).toBeTruthy();
  });
});
