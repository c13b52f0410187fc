import { type Figure, writeFigureLine } from '@repo/contracts/figures';
import { describe, expect, test, vi } from 'vitest';
import { button } from './render-app.tsx';
import { open, patience, press, publish, seen, useStudyApp } from './study-app.tsx';

useStudyApp();

function find<E extends HTMLElement = HTMLElement>(selector: string): E {
  return document.querySelector<E>(selector) ?? expect.fail(`nothing matches ${selector}`);
}
const figure = (n: number, description = `It shows number ${n}.`): Figure => ({
  name: `rays-d360x200-${String(n).padStart(12, '0')}`,
  caption: `Number ${n}`,
  description,
});
const dialog = () => document.querySelector<HTMLElement>('[role="dialog"]');
const shown = () => dialog()?.querySelector('img')?.alt;
const scale = () => dialog()?.querySelector<HTMLElement>('.figure-large')?.style.transform;

/** Notes of the open chapter that show these figures. */
function publishNotes(figures: Figure[], timestamp?: string): void {
  publish(({ subjects }) => {
    for (const topic of subjects[0]?.chapters[0]?.topics ?? [])
      for (const page of topic.pages) page.content = ['Look:', ...figures.map(writeFigureLine)].join('\n\n');
  }, timestamp);
}

async function openFirst(): Promise<void> {
  await open('/tabs/s1/s1-c1');
  await vi.waitFor(() => button('Start').click(), patience);
  await seen('Number 1');
  find<HTMLButtonElement>('figure button').click();
  await vi.waitFor(() => expect(shown()).toBe('It shows number 1.'), patience);
}

describe('a figure as large as the screen', () => {
  test('is enlarged by keys; arrows walk through the others of the chapter and stop at the ends', async () => {
    publishNotes([figure(1), figure(2)]);
    await openFirst();
    expect(dialog()?.textContent).toContain('Fig. 1 of 2');
    press('+');
    await vi.waitFor(() => expect(scale()).toContain('scale(1.5)'));
    press('-');
    await vi.waitFor(() => expect(scale()).toContain('scale(1)'));
    press('+');
    for (const _ of [1, 2]) press('ArrowRight');
    await vi.waitFor(() => expect(shown()).toBe('It shows number 2.'));
    expect(dialog()?.textContent).toContain('Fig. 2 of 2');
    await vi.waitFor(() => expect(scale(), 'another figure begins as a whole').toContain('scale(1)'));
    for (const _ of [1, 2]) press('ArrowLeft');
    await vi.waitFor(() => expect(shown()).toBe('It shows number 1.'));
  });

  test('that the chapter shows no more is shown alone, and can be closed', async () => {
    publishNotes([figure(1), figure(2)]);
    await openFirst();
    publishNotes([figure(2)], '2026-02-02T00:00:00.000Z');
    await vi.waitFor(() => expect(dialog()?.textContent).not.toContain(' of '));
    expect(shown()).toBe('It shows number 1.');
    expect(dialog()?.textContent).toContain('Number 1');
    find<HTMLButtonElement>('[role="dialog"] [aria-label="Close the figure"]').click();
    await vi.waitFor(() => expect(dialog()).toBeNull(), patience);
  });
});

describe('long words of a figure', () => {
  const long = `${'An arrow stands before the mirror. '.repeat(12)}It is upside down.`;

  test('are read on a card without turning it over', async () => {
    publish(({ subjects }) => {
      for (const card of subjects[0]?.chapters[0]?.flashcards ?? [])
        card.question = `Which?\n\n${writeFigureLine(figure(1, long))}`;
    });
    await open('/tabs/s1/s1-c1?tab=flashcards');
    await seen('Describe in words');
    const isTurned = () => find('.flip-card').hasAttribute('data-flipped');
    find('summary').click();
    await vi.waitFor(() => expect(find<HTMLDetailsElement>('details').open).toBe(true));
    expect(isTurned()).toBe(false);
    find('.flip-card').click();
    await vi.waitFor(() => expect(isTurned()).toBe(true));
  });

  test('of an option are the description of its radio', async () => {
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
    await open('/tabs/s1/s1-c1?tab=quiz');
    await vi.waitFor(() => button('Start Quiz').click(), patience);
    await seen('Number 1');
    const [first, second] = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
    expect(document.getElementById(first?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(long);
    expect(second?.getAttribute('aria-describedby')).toBeNull();
  });
});
