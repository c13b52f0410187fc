import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { WrittenTools } from '#src/routes/-tab-tools.tsx';
import { fakeServer } from './fake-server.ts';
import { show } from './import-app.tsx';

afterEach(cleanup);

const point = (text: string, halves: number, ticked: number, shareTickedPercent: number | null) => ({
  text,
  halves,
  ticked,
  shareTickedPercent,
});

it("a written question's statistics list marks per point, with its earlier forms apart", async () => {
  const now = { marks: 3, isCurrent: true };
  fakeServer({
    'admin.writtenStatistics': () => ({
      data: {
        tries: 5,
        averagePercent: 58,
        alternatives: [
          {
            ...now,
            question: 'What does a lens do?',
            tries: 4,
            averageMarks: 1.8,
            points: [point('it *bends*', 1, 3, 75), point('light', 5, 1, 25)],
            lastSeenAt: '2026-11-21T10:00:00.000Z',
          },
          {
            ...now,
            question: 'What does a mirror do?',
            tries: 0,
            averageMarks: null,
            points: [point('it reflects', 6, 0, null)],
            lastSeenAt: null,
          },
          {
            question: 'What is a lens?',
            isCurrent: false,
            marks: 1,
            tries: 1,
            averageMarks: 1,
            points: [point('glass', 2, 1, 100)],
            lastSeenAt: '2026-11-20T10:00:00.000Z',
          },
        ],
      },
    }),
  });
  const user = show(<WrittenTools _id="w-1" name="Lens" />);
  await user.click(screen.getByRole('button', { name: 'Statistics of Lens' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'How “Lens” was answered' }));
  const headings = await dialog.findAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'What does a lens do?',
    'What does a mirror do?',
    'What is a lens?',
  ]);
  expect(dialog.getByText('58 % of the marks on average')).toBeDefined();
  expect(dialog.getByText('1.8 of 3 marks on average of 4 tries')).toBeDefined();
  expect(dialog.getByText('3 (75 %)')).toBeDefined();
  expect(dialog.getByRole('progressbar', { name: 'it bends' })).toBeDefined();
  expect(dialog.getByText('Alternative B')).toBeDefined();
  expect(dialog.getByText('Not answered yet in this form')).toBeDefined();
  expect(dialog.getByText('As students saw it earlier')).toBeDefined();
  expect(dialog.getByText('1 of 1 mark on average of 1 try')).toBeDefined();
});
