import { expect, it } from 'vitest';
import { readGift } from '#src/exchange/index.ts';

it('a comment inside a question of GIFT is left out', () => {
  const rows = ['~a\n//=old\n=b', '=b\n// old\n~a', '=b # good\n  // ~old\n~a'].flatMap(
    (answers) => readGift(`// [tag:hard]\nQ\n// ~%x%\n{\n${answers}\n}\n// ~%x%`).rows,
  );
  expect(rows.map(({ item }) => [item?.question, item?.difficulty, item?.options.length])).toEqual(
    Array(3).fill(['Q', 'hard', 2]),
  );
  expect(rows.map(({ item }) => item?.options[item.correctAnswer])).toEqual(['b', 'b', 'b']);
  expect(readGift('// a\nQ {\n// b\n=a\n// c\n~b ~# c\n}').rows[0]?.problems[0]).toContain('on line 6');
});
