import type { PaperResult, SubmitPaperInput } from '@repo/contracts/progress';
import { expect, vi } from 'vitest';
import { withPaper } from './paper-content.ts';
import { focused, open, patience, seen, superUser } from './practice-app.tsx';
import { button } from './render-app.tsx';

export const radio = (name: string) =>
  [...document.querySelectorAll('label')]
    .find((one) => one.textContent?.startsWith(name) && one.querySelector('[type="radio"]'))
    ?.querySelector('input') ?? expect.fail(`there is no radio ${name}`);
export const labelled = (name: RegExp) =>
  [...document.querySelectorAll<HTMLElement>('[aria-label]')].find((one) =>
    name.test(one.getAttribute('aria-label') ?? ''),
  ) ?? expect.fail(`there is nothing named ${name}`);
export const rowOf = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent?.startsWith(name)) ??
  expect.fail(`there is no paper ${name}`);

/** What the server has, and what it was sent. */
export const stored: PaperResult[] = [];
export const submitted: SubmitPaperInput[] = [];
const answers = {
  'progress.paperResults': () => stored,
  'progress.submitPaper': (input: unknown) => {
    submitted.push(input as SubmitPaperInput);
    const result: PaperResult = {
      _id: 'r1',
      paperId: 'p1',
      name: 'Model paper',
      halves: 9,
      outOfHalves: 22,
      units: [{ name: 'Numbers', halves: 9, outOfHalves: 20, boardMarks: 12 }],
      timeTaken: 60,
      createdAt: '2026-01-02T00:00:00.000Z',
    };
    stored.push(result);
    return result;
  },
};

export const openPapers = async (change: Parameters<typeof withPaper>[1] = () => {}) => {
  const calls = await open(superUser, [4, 8], (content) => withPaper(content, change), answers);
  await seen('What to practise');
  radio('Board paper').click();
  await seen('Choose a paper');
  return calls;
};
export async function start(clock: 'With the clock' | 'Without the clock' = 'With the clock'): Promise<void> {
  rowOf('Model paper').click();
  await seen('General instructions');
  radio(clock).click();
  button('Start the paper').click();
  await seen('Question 1');
  await vi.waitFor(() => expect(focused()).toMatch(/^Question 1Section A/), patience);
}
export const isAt = (n: number) =>
  vi.waitFor(() => expect(focused()).toMatch(new RegExp(`^Question ${n}Section`)), patience);

/** Presses the button of this name in the question that is asked. */
export const confirm = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('[role="alertdialog"] button')]
    .find((one) => one.textContent === name)
    ?.click();
