import '../device-databases.ts';
import type { Test } from '@repo/contracts/content';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { keepPractice } from '#src/study/questions/kept-practice.ts';
import { makeBulkReply } from '../bulk-factory.ts';
import { logInWithLibrary } from '../logged-in.ts';
import { open, superUser, useFreshDevice } from '../practice-app.tsx';
import { startProcedureServer } from '../procedure-server.ts';
import { renderApp } from '../render-app.tsx';

const gone = vi.hoisted(() => () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
vi.mock('#src/study/questions/typed/typed-entry.tsx', gone);
vi.mock('#src/features/chapter/flashcards/own-cards-panel.tsx', gone);
vi.mock('#src/features/profile/open-sessions.tsx', gone);
vi.mock('#src/features/chapter/written/written-tab.tsx', gone);

useFreshDevice();

const message = "Couldn't open this. Check your internet connection or reload the page.";
const long: Test['questions'][number] = {
  question: 'How long is it?',
  options: ['12 cm', '13 cm', '14 cm'],
  correctAnswer: 0,
  difficulty: 'easy',
  typedAnswer: { kind: 'number', value: '12', unit: 'cm' },
};

test('a typed answer is kept where the code of its field is missing, until the student shows the options', async () => {
  keepPractice(superUser.id, {
    set: {
      questions: [long, { ...long, question: 'And wide?' }].map((each) => ({ ...each, chapterId: 's1-c1' })),
      places: [{ chapterId: 's1-c1', chapterName: 'Chapter 1', subjectId: 's1', subjectName: 'Subject 1' }],
    },
    ...{ answers: [0, -1], typed: ['120 mm', null], index: 0, startedAtMs: Date.now() },
    deadlineMs: Number.POSITIVE_INFINITY,
  });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Resume practice' }));
  await screen.findByText(message);
  screen.getByText('120 mm');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('And wide?');
  await user.click(screen.getByRole('button', { name: 'Show the options' }));
  await user.click(screen.getByRole('radio', { name: /13 cm/ }));
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  await screen.findByText('120 mm');
});

async function openAt(address: string) {
  logInWithLibrary(superUser, makeBulkReply());
  await startProcedureServer(() => ({ data: { user: superUser, lastPublishedContentAt: null } }));
  return renderApp(address);
}

test("the deck comes back where the code of a student's own cards is missing", async () => {
  const { user } = await openAt('/tabs/s1/s1-c1?tab=flashcards');
  const opener = { name: /^Your own cards/ };
  await user.click(await screen.findByRole('button', opener));
  await screen.findByText(message);
  await screen.findByRole('button', opener);
});

test('the profile stays where the code of its list of sessions is missing', async () => {
  await openAt('/profile');
  // Clicks without pointer events, which would preload the module: Vitest imports the real one when a mocked
  // module is imported twice concurrently.
  fireEvent.click(await screen.findByRole('button', { name: 'Where you are logged in' }));
  await screen.findByText(message);
  screen.getByRole('heading', { level: 1 });
  expect(screen.getByRole('button', { name: 'Edit name' }).isConnected).toBe(true);
});

test('a chapter stays where the code of one of its parts is missing', async () => {
  await openAt('/tabs/s1/s1-c1?tab=quiz&part=written&question=gone');
  await screen.findByText(message);
  screen.getByRole('tab', { name: 'Flashcards' });
});
