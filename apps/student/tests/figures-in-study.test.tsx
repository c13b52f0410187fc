import { type Figure, writeFigureLine } from '@repo/contracts/figures';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { open, publish, useStudyApp } from './study-app.tsx';

useStudyApp();

const figure = (n: number, description = `It shows number ${n}.`): Figure => ({
  name: `rays-d360x200-${String(n).padStart(12, '0')}`,
  caption: `Number ${n}`,
  description,
});
const findLarge = async (n: number) =>
  within(await screen.findByRole('dialog')).findByRole('img', { name: `It shows number ${n}.` });
const scale = () => document.querySelector<HTMLElement>('[role="dialog"] .figure-large')?.style.transform;

/** Notes of the open chapter that show these figures. */
function publishNotes(figures: Figure[], timestamp?: string): void {
  publish(({ subjects }) => {
    for (const topic of subjects[0]?.chapters[0]?.topics ?? [])
      for (const page of topic.pages) page.content = ['Look:', ...figures.map(writeFigureLine)].join('\n\n');
  }, timestamp);
}

/** Opens the first figure of the notes as large as the screen. */
async function openFirst() {
  const { user } = await open('/tabs/s1/s1-c1');
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  const [figure] = await screen.findAllByRole('figure');
  await user.click(within(figure as HTMLElement).getByRole('button'));
  await findLarge(1);
  return user;
}

describe('a figure as large as the screen', () => {
  test("a figure as large as the screen zooms by keys; arrows browse the chapter's figures and stop at the ends", async () => {
    publishNotes([figure(1), figure(2)]);
    const user = await openFirst();
    within(screen.getByRole('dialog')).getByText(/Fig\. 1 of 2/);
    await user.keyboard('+');
    await waitFor(() => expect(scale()).toContain('scale(1.5)'));
    await user.keyboard('-');
    await waitFor(() => expect(scale()).toContain('scale(1)'));
    await user.keyboard('+');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    await findLarge(2);
    within(screen.getByRole('dialog')).getByText(/Fig\. 2 of 2/);
    await waitFor(() => expect(scale(), 'another figure begins as a whole').toContain('scale(1)'));
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    await findLarge(1);
  });

  test('a figure as large as the screen is shown alone when the chapter no longer has it, and can be closed', async () => {
    publishNotes([figure(1), figure(2)]);
    const user = await openFirst();
    const dialog = screen.getByRole('dialog');
    act(() => publishNotes([figure(2)], '2026-02-02T00:00:00.000Z'));
    await waitFor(() => expect(dialog.textContent).not.toContain(' of '));
    await findLarge(1);
    expect(dialog.textContent).toContain('Number 1');
    await user.click(within(dialog).getByRole('button', { name: 'Close the figure' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('long words of a figure', () => {
  const long = `${'An arrow stands before the mirror. '.repeat(12)}It is upside down.`;

  test('long words of a figure can be read on a card without flipping it', async () => {
    publish(({ subjects }) => {
      for (const card of subjects[0]?.chapters[0]?.flashcards ?? [])
        card.question = `Which?\n\n${writeFigureLine(figure(1, long))}`;
    });
    const { user } = await open('/tabs/s1/s1-c1?tab=flashcards');
    const words = await screen.findByText('Describe in words');
    const card = words.closest('.flip-card') as HTMLElement;
    await user.click(words);
    await waitFor(() => expect(words.closest('details')?.open).toBe(true));
    expect(card.hasAttribute('data-flipped')).toBe(false);
    await user.click(card);
    await waitFor(() => expect(card.hasAttribute('data-flipped')).toBe(true));
  });

  test('long words of a figure describe the radio of an option', async () => {
    publish(({ subjects }) => {
      for (const quiz of subjects[0]?.chapters[0]?.tests ?? [])
        quiz.questions = [
          {
            question: 'Which?',
            options: [writeFigureLine(figure(1, long)), 'None'],
            correctAnswer: 0,
            difficulty: 'easy',
          },
        ];
    });
    const { user } = await open('/tabs/s1/s1-c1?tab=quiz');
    await user.click(await screen.findByRole('button', { name: 'Start Quiz' }));
    await screen.findByText('Number 1');
    const [first, second] = screen.getAllByRole('radio');
    expect(document.getElementById(first?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(long);
    expect(second?.getAttribute('aria-describedby')).toBeNull();
  });
});

test('a page chosen in the contents has the focus, not the button of its figure', async () => {
  publish((content) => {
    const topics = content.subjects[0]?.chapters[0]?.topics ?? [];
    for (const topic of topics)
      for (const page of topic.pages) page.content = `Look:\n\n${writeFigureLine(figure(1))}`;
    const [first] = topics;
    if (first) topics.push({ ...first, _id: 'motor', name: 'Motor' });
  });
  const { user } = await open('/tabs/s1/s1-c1');
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  const report = await screen.findByRole('button', { name: /^Report a mistake/ });
  act(() => report.focus());
  await user.keyboard('t');
  const drawer = await screen.findByRole('dialog');
  await user.click(within(drawer).getByRole('button', { name: /Motor/ }));
  await screen.findByRole('region', { name: /^Motor, page 1/ });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Motor, page 1/));
});

test('the notes get the focus back on their page, not on its figure, when the contents are closed', async () => {
  publishNotes([figure(1)]);
  const { user } = await open('/tabs/s1/s1-c1');
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  await screen.findByRole('figure');
  const page = document.activeElement;
  expect(page?.tagName).toBe('SECTION');
  await user.keyboard('t');
  await screen.findByRole('dialog', { name: 'Contents' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(page));
});
