import { expect, it } from 'vitest';
import { readQuestionTable } from '#src/exchange/read-question-table.ts';

const read = (text: string) => {
  const { rows, losses } = readQuestionTable(text);
  return { losses, rows: rows.map(({ item, problems }) => item?.correctAnswer ?? problems) };
};
const head = 'question,option1,option2,option3,option4,is_correct1,is_correct2,is_correct3,is_correct4';

it('a table with a column for each option that says whether it is right is read', () => {
  const table = `${head}\nUnit of force?,J,N,W,Pa,FALSE,TRUE,FALSE,FALSE\nUnit of power?,J,N,W,Pa,0,0,1,0\nUnit of work?,J,N,W,Pa,1,,,`;
  expect(read(table)).toEqual({ losses: [], rows: [1, 2, 0] });
  const renamed = table.replace(/is_correct(\d)/g, (_, n) => `Option ${'ABCD'[n - 1]} is correct`);
  expect(read(renamed)).toEqual({ losses: [], rows: [1, 2, 0] });
});

it('a table with TRUE or FALSE for each option loses questions whose options are all wrong, several right, or marked unclearly', () => {
  const rows = ['FALSE,FALSE,FALSE,FALSE', 'TRUE,FALSE,TRUE,FALSE', '1,0,2,0', 'TRUE,FALSE,FALSE,no,x'];
  const found = read([head, ...rows.map((flags, n) => `Unit ${n}?,J,N,W,Pa,${flags}`)].join('\n'));
  expect(found.rows).toMatchObject([
    [expect.stringContaining("'correct option' is empty")],
    [expect.stringContaining("'correct option' says 'A, C', which names several options")],
    [expect.stringContaining("'correct option' says '1 0 2 0'")],
    [expect.stringContaining('10 cells, but there are 9 columns')],
  ]);
});
