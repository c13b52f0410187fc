import '../device-databases.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { callsOf, publish, useStudyApp } from '../study-app.tsx';
import {
  addressOf,
  anyTwo,
  listAddress,
  openWritten,
  point,
  publishWritten,
  rows,
  rowTexts,
  sumIs,
} from '../written-app.ts';

useStudyApp();
beforeEach(() => publishWritten());

const link = (name: string) => screen.getByRole('link', { name });
/** The only text field on the screen. */
const area = () => screen.findByRole<HTMLTextAreaElement>('textbox');
const saved = (input: unknown) => {
  const { writtenId, chapterId, alternative, ticked } = input as Record<string, unknown>;
  const createdAt = '2026-01-02T00:00:00.000Z';
  return { writtenId, chapterId, alternative, ticked, halves: 4, outOfHalves: 4, createdAt };
};

describe('the written questions of a chapter', () => {
  test('the written questions of a chapter are beside the quiz, by length, with source and marks', async () => {
    const { user } = await openWritten('/tabs/s1/s1-c1?tab=quiz');
    await screen.findByRole('link', { name: 'Written' });
    expect(link('Quiz').getAttribute('aria-current')).toBe('page');
    screen.getByRole('button', { name: 'Start Quiz' });
    await user.click(link('Written'));
    await screen.findByText('Very short answer');
    const headings = screen.getAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Very short answer1–2 marks',
      'Short answer3 marks',
      'Case-based4 marks',
    ]);
    expect(rowTexts()[0]).toContain('Give two uses of plaster.CBSE 2024, 31/1/1, Q27');
    expect(rowTexts()[0]).toContain('2 marks');
    expect(rowTexts()[1]).toContain('A or B');
    await waitFor(() => expect(document.title).toContain('Chapter 1: Written questions'));
  });

  test('the written questions of a chapter are unavailable during a quiz, and their URL asks before leaving it', async () => {
    const { router, user } = await openWritten(listAddress);
    await screen.findByText('Very short answer');
    await user.click(link('Quiz'));
    await user.click(await screen.findByRole('button', { name: 'Start Quiz' }));
    await screen.findByText('Question 1 of 2');
    const kinds = { name: 'Kinds of questions' };
    await waitFor(() => expect(screen.queryByRole('navigation', kinds)).toBeNull());
    void router.navigate({ href: listAddress });
    await screen.findByText('Leave the quiz?');
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await screen.findByText('Very short answer');
  });

  test('the written questions of a chapter are not offered in a chapter without any, whatever the URL says', async () => {
    publish();
    await openWritten(listAddress);
    await screen.findByRole('button', { name: 'Start Quiz' });
    expect(screen.queryByRole('navigation', { name: 'Kinds of questions' })).toBeNull();
  });

  test('the written questions of a chapter show a message and a link for a question that is gone', async () => {
    const { user } = await openWritten(addressOf('nowhere'));
    await screen.findByText('This question is not in the chapter any more.');
    await user.click(link('All written questions'));
    await screen.findByText('Very short answer');
  });

  test('the written questions of a chapter show the latest marks, and ignore results of unknown questions', async () => {
    const result = { ...saved(anyTwoResult), halves: 3 };
    await openWritten(listAddress, {
      'progress.writtenResults': () => [result, { ...result, writtenId: 'elsewhere' }],
    });
    await waitFor(() => expect(rowTexts().join()).toContain('Last time: 1½ of 2'));
    expect(rowTexts().filter((text) => text?.includes('Last time'))).toHaveLength(1);
  });
});

const anyTwoResult = { writtenId: anyTwo._id, chapterId: 's1-c1', alternative: 0, ticked: '110' };

describe('a written question', () => {
  test('a written question is marked by points: three ticks of "any two" count as two, and marks are sent once and listed', async () => {
    let stored: unknown[] = [];
    const { calls, user } = await openWritten(addressOf('w-two'), {
      'progress.writtenResults': () => stored,
      'exchange.written': (input) => {
        stored = [saved(input)];
        return stored[0];
      },
    });
    await screen.findByRole('button', { name: 'Show answer' });
    expect(document.body.textContent).not.toContain('It sets bones');
    screen.getByText('Very short answer');
    await user.click(screen.getByRole('button', { name: 'Show answer' }));
    await screen.findByText(/^It sets bones/);
    expect(document.activeElement?.textContent).toBe('Model answer');
    screen.getByText('Tick what your answer has: any two count');
    screen.getByText('Or any other right use.');
    point('^Casts.*, 1 mark$');
    await sumIs('0 of 2 marks');
    await user.click(point('Setting bones'));
    await sumIs('1 of 2');
    await user.click(point('Casts'));
    await sumIs('2 of 2');
    await user.click(point('Decoration'));
    await screen.findByText('2 of the 3 ticked count.');
    await sumIs('2 of 2');
    await user.click(point('Casts'));
    await waitFor(() => expect(screen.queryByText(/ticked count\./)).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Keep my marks' }));
    await screen.findByText('Marks kept');
    expect(document.activeElement?.textContent).toBe('Next question');
    const sent = callsOf(calls, 'exchange.written');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.input).toMatchObject({
      ...anyTwoResult,
      ticked: '101',
      contentTimestamp: '2026-01-01T00:00:00.000Z',
    });
    await user.click(link('All written questions'));
    await waitFor(() => expect(rowTexts().join()).toContain('Last time: 2 of 2'));
    expect(document.activeElement).toBe(rows()[0]);
  });

  test('a written question with alternatives is chosen, typed, marked and submitted by keys', async () => {
    const { calls, user } = await openWritten(addressOf('w-or'), { 'exchange.written': saved });
    await screen.findByText('Choose A or B first');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Show answer' }).disabled).toBe(true);
    await user.keyboard('{Enter}');
    expect(document.body.textContent).not.toContain('Model answer');
    await user.keyboard('b');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Show answer' }).disabled).toBe(false);
    await user.keyboard('A');
    screen.getByRole('radio', { name: /A About salt:.*Name its ions\./, checked: true });
    await user.keyboard('{Enter}');
    await screen.findByText('Sodium and chloride.');
    expect(document.body.textContent).not.toContain('It has no ions.');
    await user.keyboard('2');
    await sumIs('½ of 3');
    await user.keyboard('3');
    await sumIs('2½ of 3');
    await user.keyboard('9');
    act(() => point('Sodium').focus());
    await user.keyboard('2');
    await sumIs('2 of 3');
    await user.keyboard('{Enter}');
    await screen.findByText('Marks kept');
    expect(callsOf(calls, 'exchange.written')[0]?.input).toMatchObject({
      alternative: 0,
      ticked: '001',
    });
    await user.keyboard('1');
    expect(point('Sodium').checked).toBe(false);
    expect(document.activeElement?.textContent).toBe('Next question');
    await user.keyboard('{Enter}');
    await screen.findByText('Riya burned a ribbon.');
    within(screen.getByRole('region', { name: 'Read this first' })).getByText(/Riya/);
  });

  test('a written question leaves digits and Enter to the text field, where Ctrl+Enter shows the answer', async () => {
    const { user } = await openWritten(addressOf('w-two'));
    await screen.findByRole('button', { name: 'Show answer' });
    await user.type(await area(), '{Enter}1');
    expect((await area()).value).toBe('\n1');
    expect(screen.queryByText('Model answer')).toBeNull();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText('Model answer');
  });
});

describe('what is typed and ticked', () => {
  test('what is typed and ticked survives a reload, and is deleted when the marks are submitted', async () => {
    const { user } = await openWritten(addressOf('w-two'));
    await screen.findByText(/is deleted when you keep your marks/);
    await user.type(await area(), 'Bones, and 5 casts');
    await user.click(await screen.findByRole('button', { name: 'Show answer' }));
    await screen.findByText('Model answer');
    await user.click(point('Casts'));
    await sumIs('1 of 2');
    await openWritten(addressOf('w-two'), { 'exchange.written': saved });
    await screen.findByText('Bones, and 5 casts');
    expect(point('Casts').checked).toBe(true);
    await sumIs('1 of 2');
    await user.click(screen.getByRole('button', { name: 'Keep my marks' }));
    await screen.findByText('Marks kept');
    await waitFor(() => expect(JSON.stringify(localStorage)).not.toContain('5 casts'));
  });

  test("what is typed and ticked stays after the submission at the student's request", async () => {
    const { user } = await openWritten(addressOf('w-two'), { 'exchange.written': saved });
    await screen.findByRole('button', { name: 'Show answer' });
    await user.type(await area(), 'Bones');
    await user.click(point('Leave my text on this device'));
    await user.click(screen.getByRole('button', { name: 'Show answer' }));
    await screen.findByText('Model answer');
    await user.click(screen.getByRole('button', { name: 'Keep my marks' }));
    await screen.findByText('Marks kept');
    await openWritten(addressOf('w-two'));
    await waitFor(async () => expect((await area()).value).toBe('Bones'));
    expect(document.body.textContent).not.toContain('Model answer');
  });

  test('what is typed and ticked drops ticks but keeps the text when the question is published again', async () => {
    const { user } = await openWritten(addressOf('w-two'));
    await screen.findByRole('button', { name: 'Show answer' });
    await user.type(await area(), 'Bones');
    await user.click(screen.getByRole('button', { name: 'Show answer' }));
    await screen.findByText('Model answer');
    await user.click(point('Casts'));
    await sumIs('1 of 2');
    act(() => publishWritten('2026-02-02T00:00:00.000Z'));
    expect(point('Casts').checked, 'the open question stays what it was').toBe(true);
    await openWritten(addressOf('w-two'));
    await waitFor(async () => expect((await area()).value).toBe('Bones'));
    expect(document.body.textContent).not.toContain('Model answer');
  });
});
