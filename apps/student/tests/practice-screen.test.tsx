import 'fake-indexeddb/auto';
import type { Test } from '@repo/contracts/content';
import { describe, expect, test, vi } from 'vitest';
import { readPractice } from '#src/questions/kept-practice.ts';
import {
  checkbox,
  focused,
  open,
  patience,
  press,
  questionsOf,
  seen,
  start,
  superUser,
  useFreshDevice,
} from './practice-app.tsx';
import { button, heading, pageText } from './render-app.tsx';
import { makeUser } from './users.ts';

vi.setConfig({ testTimeout: 20_000 });
useFreshDevice();

describe('practice', () => {
  test('is the placeholder for Basic, word for word', async () => {
    await open(makeUser({ unlockedChapters: ['s1-c1'] }));
    expect(heading().textContent).toBe('Coming Soon!');
    for (const feature of [
      'Multi-chapter practice',
      'Timed assessments',
      'Detailed analytics',
      'Smart recommendations',
    ])
      expect(pageText()).toContain(feature);
    expect(pageText()).not.toContain('Early access');
    expect(pageText()).not.toContain('Start practice');
  });

  test('is early access for Super: open chapters alone, sizes by what there is, and it says that it counts in no result', async () => {
    await open();
    await seen('Start practice');
    expect(heading().textContent).toBe('Practice');
    expect(document.title).toContain('Practice');
    expect(pageText()).toContain('Early access');
    expect(pageText()).toContain(
      'Practice does not count in your test results. What you miss comes back in your revision.',
    );
    expect(pageText()).not.toContain('Chapter 2');
    // Four questions of the first subject are too few.
    expect(pageText()).toContain('Choose chapters with at least 5 questions together. Chosen so far: 4.');
    expect(button('Start practice').disabled).toBe(true);
    checkbox(/^Subject 2/).click();
    await seen('10 questions from 2 chapters');
    expect(pageText()).toContain('15 minutes');
    const sizes = [...document.querySelectorAll<HTMLInputElement>('[type="radio"]')].map(
      ({ value }) => value,
    );
    expect(sizes).toEqual(['5', '10', '12', 'with', 'without']);
  });

  test('offers as many as whole cases make, and asks the questions of a case one after the other', async () => {
    const caseOf = (passage: string) =>
      [1, 2, 3, 4].map((n) => ({
        ...(questionsOf('', 1)[0] as Test['questions'][number]),
        question: `${passage} ${n}`,
        case: { passage, ask: `Item ${n} of ${passage}` },
      }));
    await open(superUser, [caseOf('Salt'), caseOf('Light')]);
    await seen('Start practice');
    checkbox(/^Subject 2/).click();
    await seen('8 questions from 2 chapters');
    const sizes = [...document.querySelectorAll<HTMLInputElement>('[type="radio"]')].map(
      ({ value }) => value,
    );
    expect(sizes).toEqual(['4', '8', 'with', 'without']);
    button('Start practice').click();
    const passages: (string | undefined)[] = [];
    for (let n = 1; n <= 8; n++) {
      await seen(`Question ${n} of 8`);
      const legend = document.querySelector('legend')?.textContent ?? '';
      expect(legend).toContain(`Item ${((n - 1) % 4) + 1} of`);
      passages.push(/Salt|Light/.exec(legend)?.[0]);
      press(n <= 4 ? 'b' : 'a');
      await vi.waitFor(() => expect(button(n === 8 ? 'Finish' : 'Next').disabled).toBe(false));
      press('Enter');
    }
    expect(new Set(passages.slice(0, 4)).size).toBe(1);
    await seen('You scored 50%');
    const weak = passages[4] === 'Salt' ? 's1' : 's2';
    expect(pageText()).toContain('0 of 4 right');
    await vi.waitFor(() =>
      expect(document.querySelector('main a')?.getAttribute('href')).toContain(`/tabs/${weak}/`),
    );
  });

  test('has nothing to choose where fewer than five questions are open, and a way on', async () => {
    await open(superUser, [2, 2]);
    await seen('Not enough questions to practise yet.');
    expect(pageText()).toContain('Practice needs at least 5 questions in chapters that are open to you.');
    await vi.waitFor(() =>
      expect(document.querySelector('main a[href^="/tabs/"]')?.textContent).toBe('Open Chapter 1'),
    );
  });

  test('is answered by keys alone and ends with shares, what to revise, and the right answers; no result is sent', async () => {
    const calls = await open();
    await start();
    expect(document.querySelector('[role="timer"]')?.textContent).toMatch(/^0[78]:\d\d$/);
    const texts: string[] = [];
    for (let n = 1; n <= 5; n++) {
      await seen(`Question ${n} of 5`);
      expect(focused()).toContain(`Question ${n} of 5`);
      texts.push(focused());
      press('Enter');
      press(focused().includes('Subject 1') ? '2' : 'a');
      await vi.waitFor(() => expect(button(n === 5 ? 'Finish' : 'Next').disabled).toBe(false));
      press('Enter');
    }
    const right = texts.filter((text) => text.includes('Subject 1')).length;
    expect([2, 3]).toContain(right);
    await seen(`You scored ${right * 20}%`);
    expect(focused()).toBe(`You scored ${right * 20}%`);
    expect(pageText()).toContain(`${right} of ${right} right`);
    expect(pageText()).toContain(`0 of ${5 - right} right`);
    const links = () => [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
    const weakest = ['/tabs/s2/s2-c1', '/dashboard'];
    await vi.waitFor(() =>
      expect(links()).toEqual([
        ...weakest,
        '/mistakes',
        '/tabs/s2/s2-c1?tab=explanation',
        '/tabs/s2/s2-c1?tab=flashcards',
      ]),
    );
    expect(pageText()).toContain('Because of Subject 2.');
    expect(document.querySelector('[role="timer"]')).toBeNull();
    expect(calls.map(({ path }) => path).filter((path) => /submit|review|complete|save/i.test(path))).toEqual(
      [],
    );

    button('New practice').click();
    await seen('Start practice');
    expect(focused()).toBe('Practice');
    expect(readPractice(superUser.id)).toBeNull();
  });

  test('without a clock shows none and never ends by itself', async () => {
    await open();
    await start('Without a clock');
    expect(document.querySelector('[role="timer"]')).toBeNull();
    press('b');
    await vi.waitFor(() =>
      expect(readPractice(superUser.id)).toMatchObject({ deadlineMs: Number.POSITIVE_INFINITY }),
    );
  });

  test('asks before it is left: by the cross, by a link; staying keeps the answers', async () => {
    await open();
    await start();
    press('b');
    await vi.waitFor(() => expect(readPractice(superUser.id)?.answers[0]).toBe(1));
    document.querySelector<HTMLElement>('[aria-label="End practice"]')?.click();
    await seen('Leave the practice?');
    button('Stay').click();
    await vi.waitFor(() => expect(pageText()).not.toContain('Leave the practice?'));
    expect(readPractice(superUser.id)?.answers[0]).toBe(1);

    document.querySelector<HTMLElement>('nav a[href="/dashboard"]')?.click();
    await seen('Leave the practice?');
    button('Leave').click();
    await vi.waitFor(() => expect(heading().textContent).toContain('Welcome'), patience);
    expect(readPractice(superUser.id)).toBeNull();
  });

  test('that is ended by the cross leads back to the choice', async () => {
    await open();
    await start();
    document.querySelector<HTMLElement>('[aria-label="End practice"]')?.click();
    await seen('Leave the practice?');
    button('Leave').click();
    await seen('Start practice');
    expect(checkbox(/^Subject 2/).checked).toBe(true);
    expect(readPractice(superUser.id)).toBeNull();
  });
});
