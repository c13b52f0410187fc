import { expect, it } from 'vitest';
import { readQuestionTable } from '#src/exchange/index.ts';

const read = (rows: readonly string[], head = 'passage,question,A,B,answer') =>
  readQuestionTable(`${head}\n${rows.join('\n')}\n`).rows.map(
    ({ item, problems }) => item?.kind ?? problems[0] ?? 'choice',
  );
const gap =
  "The cell 'passage' is empty below a passage: repeat the passage in each row of its case, or write choice in a column 'kind'";

it('the table reader rejects rows below a passage that leave its cell empty', () => {
  expect(read([',W?,x,y,A', 'Once,Q?,x,y,A', ',R?,x,y,B', ',S?,x,y,A'])).toEqual([
    'choice',
    'case',
    gap,
    gap,
  ]);
});

it('the table reader accepts an empty passage cell after repeated passages, and beyond the size of a case', () => {
  expect(read(['Once,Q?,x,y,A', 'Once,R?,x,y,B', ',S?,x,y,A'])).toEqual(['case', 'case', 'choice']);
  const others = Array.from({ length: 6 }, (_, n) => `,Q${n}?,x,y,A`);
  expect(read(['Once,Q?,x,y,A', ...others])).toEqual(['case', gap, gap, gap, gap, 'choice', 'choice']);
});

it('the table reader accepts an empty passage cell if the row names its kind', () => {
  const head = 'passage,question,A,B,answer,kind';
  expect(read(['Once,Q?,x,y,A,case', ',R?,x,y,B,choice'], head)).toEqual(['case', 'choice']);
});
