import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { QuestionStatistics } from '#src/statistics/question-statistics.tsx';
import { StatisticsButton } from '#src/statistics/statistics-button.tsx';
import { fakeServer } from './fake-server.ts';
import { leaveTab, renderTab } from './render-tab.tsx';

afterEach(leaveTab);

const unseen = {
  correct: 0,
  tries: 0,
  notSelected: 0,
  shareCorrectPercent: null,
  discrimination: null,
  lastSeenAt: null,
  isCurrent: true,
  correctAnswer: 0,
};
const lastSeenAt = '2026-11-21T10:00:00.000Z';

async function openStatistics(tries: number, questions: object[]) {
  fakeServer({
    'admin.questionStatistics': () => ({
      data: { title: 'Rays', tries, passed: 3, averageScorePercent: 75, questions },
    }),
  });
  const { user } = renderTab(({ chapter }) => (
    <StatisticsButton name="Rays">
      {(close) => <QuestionStatistics chapter={chapter} testId="t-1" onLeave={close} />}
    </StatisticsButton>
  ));
  await user.click(await screen.findByRole('button', { name: 'Statistics of Rays' }));
  const dialog = await screen.findByRole('dialog', { name: 'How “Rays” was answered' });
  await within(dialog).findAllByRole('heading', { level: 3 });
  return dialog;
}

it("a test's statistics list the answers per question, with earlier forms of edited questions apart", async () => {
  const options = [
    { text: 'A line', chosen: 3 },
    { text: 'A point', chosen: 0 },
  ];
  const none = options.map((option) => ({ ...option, chosen: 0 }));
  const dialog = await openStatistics(4, [
    { ...unseen, number: 1, question: 'What is a light ray?', options: none },
    {
      ...unseen,
      number: null,
      isCurrent: false,
      question: 'What is a ray?',
      options,
      tries: 4,
      correct: 3,
      notSelected: 1,
      shareCorrectPercent: 75,
      lastSeenAt,
    },
  ]);
  const [first, second] = within(dialog).getAllByRole('heading', { level: 3 });
  expect([first?.textContent, second?.textContent]).toEqual(['Question 1', 'As students saw it earlier']);
  for (const text of [
    '4 students',
    'What is a light ray?',
    'What is a ray?',
    'Not answered yet in this form',
    '75 % right of 4 students',
    '3 (75 %)',
    'Not selected',
  ])
    expect(within(dialog).getByText(text)).toBeDefined();
  const links = within(dialog).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Edit question 1', '/physics/light/test?item=t-1&page=%221%22'],
  ]);
  // Four students are too few to say more.
  for (const text of [/^Wrong option/, /^Nobody chose/, /^(Difficult|Easy|Neither)/])
    expect(within(dialog).queryByText(text)).toBeNull();
});

it("a test's statistics rate a question once enough students answered, and render its formulas", async () => {
  const question = (number: number, chosen: number[], discrimination: number | null) => ({
    ...unseen,
    number,
    question: `Is $x^2$ in ${number}?`,
    options: chosen.map((each, at) => ({ text: `$y_${at}$`, chosen: each })),
    tries: 100,
    correct: chosen[0],
    shareCorrectPercent: chosen[0],
    discrimination,
    lastSeenAt,
  });
  const dialog = await openStatistics(100, [
    question(1, [25, 45, 30, 0], 0.45),
    question(2, [50, 20, 20, 10], -0.3),
    question(3, [100, 0, 0, 0], null),
  ]);
  const said = within(dialog)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => {
      const item = heading.closest('li');
      const [reading] = item ? within(item).getAllByRole('list') : [];
      return within(reading ?? dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    });
  expect(said).toEqual([
    ['Difficult', 'Tells students apart well', 'Wrong option chosen most: B by 45 %', 'Nobody chose D'],
    [
      'Neither difficult nor easy',
      'Tells students apart the wrong way round: look at the right answer',
      'Wrong option chosen most: B and C, each by 20 %',
    ],
    ['Easy', 'Nobody chose B, C and D'],
  ]);
  expect(dialog.textContent).not.toContain('$');
});
