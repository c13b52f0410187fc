import { expect, it } from 'vitest';
import { type CardFilter, matches, noFilter } from './card-filter.ts';
import { checkCard, newCard } from './card-form.ts';

const card = (id: string, question: string, difficulty: 'easy' | 'medium' | 'hard' = 'medium') => ({
  _id: id,
  question,
  answer: 'Because',
  difficulty,
});
const cards = [
  card('a', 'What is refraction?'),
  card('b', 'What is a lens?', 'hard'),
  card('c', 'Ohm’s law?'),
];
const idsOf = (list: { _id: string }[]) => list.map(({ _id }) => _id);

it('a card requires a question and an answer that are not blank', () => {
  expect(checkCard({ ...newCard(), question: ' \n' }).errors).toEqual({
    question: 'Please enter a question',
    answer: 'Please enter an answer',
  });
});

it('a card is saved with trimmed texts, and medium difficulty unless chosen otherwise', () => {
  expect(checkCard({ ...newCard(), question: ' Q? ', answer: '\nA\n' }).fields).toEqual({
    question: 'Q?',
    answer: 'A',
    difficulty: 'medium',
  });
});

it('a card whose text is too long shows an error', () => {
  const { errors } = checkCard({ ...newCard(), question: 'Q', answer: 'x'.repeat(5_001) });
  expect(errors).toEqual({ answer: 'Please keep this under 5000 characters' });
});

it('cards are filtered by words of question or answer and by difficulty', () => {
  const shown = (filter: CardFilter) => idsOf(cards.filter((one) => matches(one, filter)));
  expect(shown({ text: 'IS what', difficulty: null })).toEqual(['a', 'b']);
  expect(shown({ text: 'because', difficulty: 'hard' })).toEqual(['b']);
  expect(shown(noFilter)).toEqual(['a', 'b', 'c']);
});
