import '../device-databases.ts';
import type { Test } from '@repo/contracts/content';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { readPractice } from '#src/study/questions/kept-practice.ts';
import { checkbox, focused, open, questionsOf, start, superUser, useFreshDevice } from '../practice-app.tsx';
import { makeUser } from '../users.ts';

useFreshDevice();

describe('practice', () => {
  test('practice shows the documented placeholder to Basic students', async () => {
    await open(makeUser({ unlockedChapters: ['s1-c1'] }));
    screen.getByRole('heading', { level: 1, name: 'Coming Soon!' });
    for (const feature of [
      'Multi-chapter practice',
      'Timed assessments',
      'Detailed analytics',
      'Smart recommendations',
    ])
      screen.getByText(feature);
    expect(document.body.textContent).not.toContain('Early access');
    expect(document.body.textContent).not.toContain('Start practice');
  });

  test('practice is early access for Super students: open chapters, valid sizes, and a note that it does not count', async () => {
    const { user } = await open();
    await screen.findByRole('button', { name: 'Start practice' });
    screen.getByRole('heading', { level: 1, name: 'Practice' });
    expect(document.title).toContain('Practice');
    screen.getByText('Early access');
    expect(document.body.textContent).toContain(
      'Practice does not count in your test results. What you miss comes back in your revision.',
    );
    expect(document.body.textContent).not.toContain('Chapter 2');
    // The first subject alone has four questions, one too few.
    screen.getByText('Choose chapters with at least 5 questions together. Chosen so far: 4.');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start practice' }).disabled).toBe(true);
    await user.click(checkbox(/^Subject 2/));
    await screen.findByText('10 questions from 2 chapters');
    screen.getByText('15 minutes');
    const sizes = screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value);
    expect(sizes).toEqual(['5', '10', '12', 'with', 'without']);
  });

  test("practice offers sizes that whole cases add up to, and asks a case's questions in order", async () => {
    const caseOf = (passage: string) =>
      [1, 2, 3, 4].map((n) => ({
        ...(questionsOf('', 1)[0] as Test['questions'][number]),
        question: `${passage} ${n}`,
        case: { passage, ask: `Item ${n} of ${passage}` },
      }));
    const { user } = await open(superUser, [caseOf('Salt'), caseOf('Light')]);
    await screen.findByRole('button', { name: 'Start practice' });
    await user.click(checkbox(/^Subject 2/));
    await screen.findByText('8 questions from 2 chapters');
    const sizes = screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value);
    expect(sizes).toEqual(['4', '8', 'with', 'without']);
    await user.click(screen.getByRole('button', { name: 'Start practice' }));
    const passages: (string | undefined)[] = [];
    for (let n = 1; n <= 8; n++) {
      await screen.findByText(`Question ${n} of 8`);
      const legend = document.querySelector('legend')?.textContent ?? '';
      expect(legend).toContain(`Item ${((n - 1) % 4) + 1} of`);
      passages.push(/Salt|Light/.exec(legend)?.[0]);
      await user.keyboard(n <= 4 ? 'b{Enter}' : 'a{Enter}');
    }
    expect(new Set(passages.slice(0, 4)).size).toBe(1);
    await screen.findByText('You scored 50%');
    const weak = passages[4] === 'Salt' ? 's1' : 's2';
    screen.getByText(/0 of 4 right/);
    await waitFor(() =>
      expect(within(screen.getByRole('main')).getAllByRole('link')[3]?.getAttribute('href')).toContain(
        `/tabs/${weak}/`,
      ),
    );
  });

  test('practice offers a link instead of a choice with fewer than five open questions', async () => {
    await open(superUser, [2, 2]);
    await screen.findByText('Not enough questions to practise yet.');
    screen.getByText('Practice needs at least 5 questions in chapters that are open to you.');
    const link = await within(screen.getByRole('main')).findByRole('link', { name: 'Open Chapter 1' });
    expect(link.getAttribute('href')).toMatch(/^\/tabs\//);
  });

  test('practice is answered by keys, ends with shares, revision and right answers, and sends no result', async () => {
    const { calls, user } = await open();
    await start(user);
    expect(screen.getByRole('timer').textContent).toMatch(/^0[78]:\d\d$/);
    const texts: string[] = [];
    for (let n = 1; n <= 5; n++) {
      await screen.findByText(`Question ${n} of 5`);
      expect(focused()).toContain(`Question ${n} of 5`);
      texts.push(focused());
      await user.keyboard('{Enter}');
      await user.keyboard(focused().includes('Subject 1') ? '2{Enter}' : 'a{Enter}');
    }
    const right = texts.filter((text) => text.includes('Subject 1')).length;
    expect([2, 3]).toContain(right);
    await screen.findByText(`You scored ${right * 20}%`);
    expect(focused()).toBe(`You scored ${right * 20}%`);
    screen.getByText(new RegExp(`${right} of ${right} right`));
    screen.getByText(new RegExp(`0 of ${5 - right} right`));
    const links = () =>
      within(screen.getByRole('main'))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    const weakest = ['/tabs/s1/s1-c1', '/dashboard'];
    await waitFor(() =>
      expect(links()).toEqual([
        ...weakest,
        '/mistakes',
        '/tabs/s2/s2-c1?tab=explanation',
        '/tabs/s2/s2-c1?tab=flashcards',
      ]),
    );
    screen.getAllByText('Because of Subject 2.');
    expect(screen.queryByRole('timer')).toBeNull();
    expect(
      calls.map(({ path }) => path).filter((path) => /submit|review|complete|save(?!d)/i.test(path)),
    ).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'New practice' }));
    await screen.findByRole('button', { name: 'Start practice' });
    expect(focused()).toBe('Practice');
    expect(readPractice(superUser.id)).toBeNull();
  });

  test('practice without a clock shows none and never ends by itself', async () => {
    const { user } = await open();
    await start(user, 'Without a clock');
    expect(screen.queryByRole('timer')).toBeNull();
    await user.keyboard('b');
    await waitFor(() =>
      expect(readPractice(superUser.id)).toMatchObject({ deadlineMs: Number.POSITIVE_INFINITY }),
    );
  });

  test('practice asks before leaving by the cross or a link, and keeps answers on Stay', async () => {
    const { user } = await open();
    await start(user);
    await user.keyboard('b');
    await waitFor(() => expect(readPractice(superUser.id)?.answers[0]).toBe(1));
    await user.click(screen.getByRole('button', { name: 'End practice' }));
    await screen.findByText('Leave the practice?');
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByText(/Leave the practice\?/)).toBeNull());
    expect(readPractice(superUser.id)?.answers[0]).toBe(1);

    await user.click(screen.getAllByRole('link', { name: 'Home' })[0] as HTMLElement);
    await screen.findByText('Leave the practice?');
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await screen.findByRole('heading', { level: 1, name: /Welcome/ });
    expect(readPractice(superUser.id)).toBeNull();
  });

  test('practice returns to the choice when it is left by the cross', async () => {
    const { user } = await open();
    await start(user);
    await user.click(screen.getByRole('button', { name: 'End practice' }));
    await screen.findByText('Leave the practice?');
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await screen.findByRole('button', { name: 'Start practice' });
    expect(checkbox(/^Subject 2/).checked).toBe(true);
    expect(readPractice(superUser.id)).toBeNull();
  });
});
