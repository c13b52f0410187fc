import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { useUsedTabs } from '#src/features/chapter/used-tabs.ts';
import { clearSession, setCredentials } from '#src/session/session.ts';
import { makeUser } from './users.ts';

beforeEach(() => {
  localStorage.clear();
  clearSession();
});

/** What a student sees ticked who opens this tab of a chapter. */
async function ticksAt(tab: string): Promise<string> {
  const element = document.createElement('div');
  const root = createRoot(element);
  const Ticks = () => <p>{['ticks', ...useUsedTabs('c', tab)].join(' ')}</p>;
  root.render(<Ticks />);
  await vi.waitFor(() => expect(element.textContent).toContain('ticks'));
  const text = element.textContent ?? '';
  root.unmount();
  return text;
}

test('the tabs that were opened today have their tick', async () => {
  setCredentials(makeUser({ id: 'asha' }), 'secret');
  await ticksAt('quiz');
  expect(await ticksAt('memes')).toBe('ticks quiz');
});

test('the next student on a shared phone sees nothing of it', async () => {
  setCredentials(makeUser({ id: 'asha' }), 'secret');
  await ticksAt('quiz');
  clearSession();
  setCredentials(makeUser({ id: 'bala' }), 'another secret');
  expect(await ticksAt('memes')).toBe('ticks');
});
