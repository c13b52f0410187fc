import type { PaperResult, SubmitPaperInput } from '@repo/contracts/progress';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { withPaper } from './paper-content.ts';
import { focused, open, superUser } from './practice-app.tsx';

const findPaper = () => screen.findByRole('button', { name: /^Model paper/ });

/** The server's stored results, and those it received. */
export const stored: PaperResult[] = [];
export const submitted: SubmitPaperInput[] = [];
const answers = {
  'progress.paperResults': () => stored,
  'exchange.paper': (input: unknown) => {
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

/** Opens the choice of a paper, with the calls that the server received. */
export async function openPapers(change: Parameters<typeof withPaper>[1] = () => {}) {
  const opened = await open(superUser, [4, 8], (content) => withPaper(content, change), answers);
  await opened.user.click(await screen.findByRole('radio', { name: /^Board paper/ }));
  return { ...opened, row: await findPaper() };
}

export async function start(
  user: UserEvent,
  clock: 'With the clock' | 'Without the clock' = 'With the clock',
): Promise<void> {
  await user.click(await findPaper());
  await screen.findByText('General instructions');
  await user.click(screen.getByRole('radio', { name: new RegExp(`^${clock}`) }));
  await user.click(screen.getByRole('button', { name: 'Start the paper' }));
  await isAt(1);
}
export const isAt = (n: number) =>
  waitFor(() => expect(focused()).toMatch(new RegExp(`^Question ${n}Section`)));

/** Presses the button with this name in the open confirmation. */
export const confirm = async (user: UserEvent, name: string) =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
