import '../device-databases.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { clearSession } from '#src/platform/session/session.ts';
import { behindEveryScreen } from '../behind-every-screen.ts';
import { makeBulkReply } from '../bulk-factory.ts';
import { logInWithLibrary } from '../logged-in.ts';
import { startProcedureServer } from '../procedure-server.ts';
import { renderApp } from '../render-app.tsx';
import { makeUser } from '../users.ts';
import { addressOf, anyTwo } from '../written-app.ts';

const gone = vi.hoisted(() => () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
// Chunks of an older release are gone from the server.
vi.mock('#src/features/search/search-panel.tsx', gone);
vi.mock('#src/app/logout/logout-dialog.tsx', gone);
vi.mock('#src/study/written/steps-check.tsx', gone);
vi.mock('#src/study/written/photos/answer-photos-section.tsx', gone);

afterEach(clearSession);

const message = "Couldn't open this. Check your internet connection or reload the page.";

const student = makeUser({ plan: 'Pro' });
async function openAt(address: string) {
  await startProcedureServer(({ path, input }) => ({
    data:
      path === 'auth.user'
        ? { user: student, lastPublishedContentAt: null }
        : (behindEveryScreen[path]?.(input) ?? []),
  }));
  return renderApp(address);
}

test('a part of a screen whose code is missing is left out, and the rest works', async () => {
  const reply = makeBulkReply();
  const [subject] = reply.data.subjects;
  const [chapter] = subject?.chapters ?? [];
  if (!subject || !chapter) throw new Error('the factory gave too few chapters');
  subject.name = 'Mathematics';
  chapter.written = [anyTwo];
  logInWithLibrary(student, reply);
  const { user } = await openAt(addressOf(anyTwo._id));
  await user.type(await screen.findByRole('textbox'), 'It sets bones.');
  await user.click(screen.getByRole('button', { name: 'Show answer' }));
  await screen.findByRole('heading', { name: 'Model answer' });
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByRole('heading', { name: 'Model answer' })).not.toBeNull();
  expect(screen.getByText('It sets bones.')).toBeDefined();
});

test('a dialog whose code is missing leaves the screen and its typed text, and offers to reload once nothing is unsaved', async () => {
  logInWithLibrary(student);
  const { user } = await openAt('/tabs/s1/s1-c1?tab=flashcards');
  await user.click(await screen.findByRole('button', { name: /^Your own cards/ }));
  const front = await screen.findByLabelText<HTMLTextAreaElement>('Front');
  await user.type(front, 'half a card');
  const openers = [
    () => user.keyboard('{Control>}k{/Control}'),
    () => user.click(screen.getByRole('button', { name: 'Logout' })),
  ];
  // Each opens again after a failure.
  for (const press of [...openers, ...openers]) {
    await press();
    await screen.findByText(message);
    expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText(message)).toBeNull());
  }
  expect(front.isConnected).toBe(true);
  expect(front.value).toBe('half a card');
  await user.type(screen.getByLabelText('Back'), 'the rest');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Card saved.');
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('button', { name: 'Reload' });
});
