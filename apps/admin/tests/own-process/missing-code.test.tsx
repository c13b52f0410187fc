import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FlashcardsTab } from '#src/features/flashcards/flashcards-tab.tsx';
import { ImportCardsButton } from '#src/import-export/import-buttons.tsx';
import { at } from '../fake-server.ts';
import { list, startServer, three } from '../flashcards-app.ts';
import { chapter, leaveTab, renderTab } from '../render-tab.tsx';

const gone = vi.hoisted(() => () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
// Chunks of an older release are gone from the server.
vi.mock('#src/editing/compared-versions.tsx', gone);
vi.mock('#src/import-export/import-dialog.tsx', gone);

afterEach(leaveTab);

it('a conflict whose comparison is missing keeps what was typed, and can be settled', async () => {
  const server = startServer(three);
  const { user } = renderTab(FlashcardsTab);
  await user.click((await list()).getByRole('button', { name: 'Edit “What is a ray?”' }));
  const card = within(await screen.findByRole('dialog', { name: 'Edit flashcard' }));
  server.change('a', { answer: 'Theirs', updatedAt: at(5) });
  await user.type(card.getByLabelText('Answer'), '!');
  await user.click(card.getByRole('button', { name: 'Save flashcard' }));
  const conflict = within(await screen.findByRole('dialog', { name: 'Someone else changed this meanwhile' }));
  await conflict.findByText(/^Couldn’t open this/);
  await user.click(conflict.getByRole('button', { name: 'Overwrite with mine' }));
  await screen.findByText('Flashcard updated successfully');
  expect(server.inputsOf('content.flashcards.update').at(-1)).toMatchObject({ answer: 'Because!' });
});

it('a dialog whose code is missing leaves the screen, and says so each time', async () => {
  startServer(three);
  const { user } = renderTab((given) => (
    <FlashcardsTab {...given} tools={<ImportCardsButton chapter={chapter} onImported={() => {}} />} />
  ));
  for (const _ of ['first', 'again']) {
    await user.click(await screen.findByRole('button', { name: 'Import' }));
    await screen.findByText(/^Couldn’t open this/);
    await user.click(screen.getByRole('button', { name: 'Close' }));
  }
  expect((await list()).getByText('What is a ray?')).toBeDefined();
});
