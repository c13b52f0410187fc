import { describe, expect, it } from 'vitest';
import { readGift } from '#src/exchange/index.ts';

describe('a question of GIFT', () => {
  it('with one answer that is right in full is a choice, though others get a part of the marks', () => {
    const { rows } = readGift(
      [
        'Jesus was from {~Jerusalem ~%25%Bethlehem ~%50%Galilee =Nazareth}',
        'Whole { ~%50%half ~%100%all }',
        'Two whole { =a =%100%b ~%50%c ~d }',
      ].join('\n\n'),
    );
    expect(rows.map(({ item, problems }) => item?.correctAnswer ?? problems)).toEqual([
      3,
      1,
      ['Question 3 has several right answers: here a question has exactly one'],
    ]);
    expect(rows[0]?.losses).toEqual(['Weights of options are not kept']);
  });
});
