import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useUsedTabs } from '#src/features/chapter/used-tabs.ts';
import { noteChapterStep } from '#src/platform/session/chapter-steps.ts';
import { clearSession, setCredentials } from '#src/platform/session/session.ts';
import { makeUser } from './users.ts';

/** The ticks a student sees after opening this tab of a chapter. */
async function ticksAt(tab: string): Promise<string> {
  const Ticks = () => <p>{['ticks', ...useUsedTabs('c', tab)].join(' ')}</p>;
  const { unmount } = render(<Ticks />);
  const text = (await screen.findByText(/^ticks/)).textContent;
  unmount();
  return text;
}

test('tabs opened today have a tick', async () => {
  setCredentials(makeUser({ id: 'asha' }), 'secret');
  await ticksAt('quiz');
  expect(await ticksAt('memes')).toBe('ticks quiz');
});

test('ticks on opened tabs are hidden from the next student on a shared phone', async () => {
  setCredentials(makeUser({ id: 'asha' }), 'secret');
  await ticksAt('quiz');
  clearSession();
  setCredentials(makeUser({ id: 'bala' }), 'another secret');
  expect(await ticksAt('memes')).toBe('ticks');
});

test('the quiz has no tick after a failed attempt, and has one once it is passed', async () => {
  setCredentials(makeUser({ id: 'asha' }), 'secret');
  await ticksAt('quiz');
  noteChapterStep('asha', 'c', { quiz: { isPassed: false, atMs: 1 } });
  expect(await ticksAt('memes')).toBe('ticks');
  noteChapterStep('asha', 'c', { quiz: { isPassed: true, atMs: 2 } });
  expect(await ticksAt('memes')).toBe('ticks quiz');
});
