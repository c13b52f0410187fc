import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { button, currentRouter, pageText } from './render-app.tsx';
import { callsOf, gone, patience, press, publish, seen, useStudyApp } from './study-app.tsx';
import {
  addressOf,
  anyTwo,
  listAddress,
  openWritten,
  point,
  publishWritten,
  rows,
  rowTexts,
  sum,
  sumIs,
} from './written-app.ts';

useStudyApp();
beforeEach(() => publishWritten());

const link = (name: string) =>
  [...document.querySelectorAll('a')].find(({ textContent }) => textContent === name) ??
  expect.fail(`there is no link ${name}`);
const typeInto = (text: string) => {
  const area = document.querySelector('textarea') ?? expect.fail('there is nothing to type into');
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text);
  area.dispatchEvent(new Event('input', { bubbles: true }));
};
const saved = (input: unknown) => {
  const { writtenId, chapterId, alternative, ticked } = input as Record<string, unknown>;
  const createdAt = '2026-01-02T00:00:00.000Z';
  return { writtenId, chapterId, alternative, ticked, halves: 4, outOfHalves: 4, createdAt };
};

describe('the written questions of a chapter', () => {
  test('stand beside the quiz, by their length, with source and marks', async () => {
    await openWritten('/tabs/s1/s1-c1?tab=quiz');
    await vi.waitFor(() => link('Written'), patience);
    expect(link('Quiz').getAttribute('aria-current')).toBe('page');
    expect(button('Start Quiz')).toBeTruthy();
    link('Written').click();
    await seen('Very short answer');
    const headings = [...document.querySelectorAll('h3')].map(({ textContent }) => textContent);
    expect(headings).toEqual(['Very short answer1–2 marks', 'Short answer3 marks', 'Case-based4 marks']);
    expect(rowTexts()[0]).toContain('Give two uses of plaster.CBSE 2024, 31/1/1, Q27');
    expect(rowTexts()[0]).toContain('2 marks');
    expect(rowTexts()[1]).toContain('A or B');
    await vi.waitFor(() => expect(document.title).toContain('Chapter 1: Written questions'), patience);
  });

  test('are not switched to while a quiz runs; an address of theirs asks first', async () => {
    await openWritten(listAddress);
    await seen('Very short answer');
    link('Quiz').click();
    await vi.waitFor(() => button('Start Quiz').click(), patience);
    await seen('Question 1 of 2');
    const kinds = () => document.querySelector('nav[aria-label="Kinds of questions"]');
    await vi.waitFor(() => expect(kinds()).toBeNull(), patience);
    void currentRouter().navigate({ href: listAddress });
    await seen('Leave the quiz?');
    button('Leave').click();
    await seen('Very short answer');
  });

  test('a chapter without any shows no switch, whatever the address says', async () => {
    publish();
    await openWritten(listAddress);
    await vi.waitFor(() => button('Start Quiz'), patience);
    expect(document.querySelector('nav[aria-label="Kinds of questions"]')).toBeNull();
  });

  test('a question that is gone is said to be, with the way back', async () => {
    await openWritten(addressOf('nowhere'));
    await seen('This question is not in the chapter any more.');
    link('All written questions').click();
    await seen('Very short answer');
  });

  test('show the marks last had; a result of something that is not here changes nothing', async () => {
    const result = { ...saved(anyTwoResult), halves: 3 };
    await openWritten(listAddress, {
      'progress.writtenResults': () => [result, { ...result, writtenId: 'elsewhere' }],
    });
    await seen('Last time: 1½ of 2');
    expect(rowTexts().filter((text) => text?.includes('Last time'))).toHaveLength(1);
  });
});

const anyTwoResult = { writtenId: anyTwo._id, chapterId: 's1-c1', alternative: 0, ticked: '110' };

describe('a written question', () => {
  test('is marked by points: of "any two" three ticks count as two, and the marks are sent once and listed', async () => {
    let stored: unknown[] = [];
    const calls = await openWritten(addressOf('w-two'), {
      'progress.writtenResults': () => stored,
      'progress.submitWritten': (input) => {
        stored = [saved(input)];
        return stored[0];
      },
    });
    await vi.waitFor(() => button('Show answer'), patience);
    expect(pageText()).not.toContain('It sets bones');
    expect(pageText()).toContain('Very short answer');
    button('Show answer').click();
    await seen('It sets bones');
    expect(document.activeElement?.textContent).toBe('Model answer');
    expect(pageText()).toContain('Tick what your answer has: any two count');
    expect(pageText()).toContain('Or any other right use.');
    expect(point('Casts').closest('label')?.textContent).toContain('Casts');
    expect(point('Casts').closest('label')?.textContent).toContain(', 1 mark');
    await sumIs('0 of 2 marks');
    point('Setting bones').click();
    await sumIs('1 of 2');
    point('Casts').click();
    await sumIs('2 of 2');
    point('Decoration').click();
    await seen('2 of the 3 ticked count.');
    expect(sum()).toContain('2 of 2');
    point('Casts').click();
    await gone('ticked count.');
    button('Keep my marks').click();
    await seen('Marks kept');
    expect(document.activeElement?.textContent).toBe('Next question');
    const sent = callsOf(calls, 'progress.submitWritten');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.input).toMatchObject({
      ...anyTwoResult,
      ticked: '101',
      contentTimestamp: '2026-01-01T00:00:00.000Z',
    });
    link('All written questions').click();
    await seen('Last time: 2 of 2');
    expect(document.activeElement).toBe(rows()[0]);
  });

  test('with alternatives is chosen, typed, marked and kept by keys alone', async () => {
    const calls = await openWritten(addressOf('w-or'), { 'progress.submitWritten': saved });
    await seen('Choose A or B first');
    expect(button('Show answer').disabled).toBe(true);
    press('Enter');
    expect(pageText()).not.toContain('Model answer');
    press('b');
    await vi.waitFor(() => expect(button('Show answer').disabled).toBe(false), patience);
    press('A');
    const [first] = document.querySelectorAll<HTMLInputElement>('[type=radio]');
    await vi.waitFor(() => expect(first?.checked).toBe(true), patience);
    const names = first?.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const name = names.map((id) => document.getElementById(id)?.textContent).join(' ');
    expect(name).toContain('A About salt:');
    expect(name).toContain('Name its ions.');
    press('Enter');
    await seen('Sodium and chloride.');
    expect(pageText()).not.toContain('It has no ions.');
    press('2');
    await sumIs('½ of 3');
    press('3');
    await sumIs('2½ of 3');
    press('9');
    press('2', point('Sodium'));
    await sumIs('2 of 3');
    press('Enter');
    await seen('Marks kept');
    expect(callsOf(calls, 'progress.submitWritten')[0]?.input).toMatchObject({
      alternative: 0,
      ticked: '001',
    });
    press('1');
    expect(point('Sodium').checked).toBe(false);
    expect(document.activeElement?.textContent).toBe('Next question');
    (document.activeElement as HTMLElement).click();
    await seen('Riya burned a ribbon.');
    expect(document.querySelector('section[aria-label="Read this first"]')?.textContent).toContain('Riya');
  });

  test('digits and Enter are letters of the text while one types; Ctrl+Enter shows the answer', async () => {
    await openWritten(addressOf('w-two'));
    await vi.waitFor(() => button('Show answer'), patience);
    const area = document.querySelector('textarea') as HTMLElement;
    press('Enter', area);
    press('1', area);
    expect(pageText()).not.toContain('Model answer');
    area.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true }));
    await seen('Model answer');
  });
});

describe('what is typed and ticked', () => {
  const reopen = async (answers = {}) => {
    document.body.innerHTML = '';
    return openWritten(addressOf('w-two'), answers);
  };

  test('stays over a reload, and is forgotten when the marks are kept', async () => {
    await openWritten(addressOf('w-two'));
    await seen('is deleted when you keep your marks');
    typeInto('Bones, and 5 casts');
    await vi.waitFor(() => button('Show answer'), patience);
    button('Show answer').click();
    await seen('Model answer');
    point('Casts').click();
    await sumIs('1 of 2');
    await reopen({ 'progress.submitWritten': saved });
    await seen('Bones, and 5 casts');
    expect(point('Casts').checked).toBe(true);
    await sumIs('1 of 2');
    button('Keep my marks').click();
    await seen('Marks kept');
    await vi.waitFor(() => expect(JSON.stringify(localStorage)).not.toContain('5 casts'), patience);
  });

  test('is kept after that when the student asks for it', async () => {
    await openWritten(addressOf('w-two'), { 'progress.submitWritten': saved });
    await vi.waitFor(() => button('Show answer'), patience);
    typeInto('Bones');
    await vi.waitFor(() => point('Leave my text on this device').click(), patience);
    button('Show answer').click();
    await seen('Model answer');
    button('Keep my marks').click();
    await seen('Marks kept');
    await reopen();
    await vi.waitFor(() => expect(document.querySelector('textarea')?.value).toBe('Bones'), patience);
    expect(pageText()).not.toContain('Model answer');
  });

  test('of ticks is dropped when the question was published anew meanwhile; the text is not', async () => {
    await openWritten(addressOf('w-two'));
    await vi.waitFor(() => button('Show answer'), patience);
    typeInto('Bones');
    button('Show answer').click();
    await seen('Model answer');
    point('Casts').click();
    await sumIs('1 of 2');
    publishWritten('2026-02-02T00:00:00.000Z');
    expect(point('Casts').checked, 'the open question stays what it was').toBe(true);
    await reopen();
    await vi.waitFor(() => expect(document.querySelector('textarea')?.value).toBe('Bones'), patience);
    expect(pageText()).not.toContain('Model answer');
  });
});
