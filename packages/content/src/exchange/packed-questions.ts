import { type ExtraText, extrasBefore } from '@repo/contracts/items/extra-texts';
import type { Question } from '@repo/contracts/tests';
import type { TextFormat } from 'gift-pegjs';
import { allFields, foundQuestion } from './found-question.ts';
import { type KeyedQuestion, keyedRow } from './keyed-question.ts';
import { type PackedTexts, packedText } from './packed-texts.ts';
import {
  entriesMax,
  exchangeMessages,
  type FoundRow,
  nextOf,
  type Reading,
  readingOf,
  tooManyEntries,
  type Window,
} from './reading.ts';
import { withCountLosses } from './residue-losses.ts';

/** A question of a file, or one that fits neither a test nor the written questions. */
export type PackedQuestion = { line: number; losses: string[] } & (
  | { given: KeyedQuestion; hints: TextFormat[] }
  | { stem: TextFormat; problem: (n: number) => string }
);

/** The questions of the requested window, and the number of all. */
export type PackedFile = {
  questions: readonly PackedQuestion[];
  total: number;
  texts: PackedTexts;
  losses: string[];
  notices?: string[];
};

/** The entries of the requested window. */
export const windowOf = <T>(all: readonly T[], { from, max }: Window): T[] =>
  all.slice(from - 1, from - 1 + max);

/** All texts that may show pictures. */
function textsOf(question: PackedQuestion): TextFormat[] {
  if (!('given' in question)) return [question.stem];
  const { given, hints } = question;
  return [
    given.stem,
    ...(given.globalFeedback ? [given.globalFeedback] : []),
    ...hints,
    ...(given.type === 'MC' || given.type === 'Short' ? given.choices.map(({ text }) => text) : []),
    ...(given.type === 'Matching' ? given.matchPairs.map(({ subquestion }) => subquestion) : []),
  ];
}

const wordsOnly = (text: string) =>
  text
    .replaceAll(/<[^<>]*>|&#?\w{1,10};/g, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** The name of a question, or null if it only repeats the question's text, as many programs write it. */
export function ownName(name: string, stem: TextFormat): string | null {
  return wordsOnly(stem.text).startsWith(wordsOnly(name)) ? null : name;
}

function rowOf(
  question: PackedQuestion,
  place: { n: number; line: number },
  figureLine: (src: string, alt: string, title: string) => string | null,
): FoundRow<Question> {
  const losses = new Set(question.losses);
  const textOf = (text: TextFormat | null) => packedText(text, (loss) => losses.add(loss), { figureLine });
  if (!('given' in question)) {
    const given = { question: textOf(question.stem), options: [], correctAnswer: undefined };
    const problems = [question.problem(place.n)];
    return foundQuestion(given, place, { problems, judged: allFields, losses: [...losses] });
  }
  const { given, hints } = question;
  const [hint, secondHint, ...others] = hints.map(textOf).filter((text) => text.trim() !== '');
  const extras: Partial<Record<ExtraText, string>> = {
    ...(hint === undefined ? {} : { hint }),
    ...(secondHint === undefined ? {} : { secondHint }),
  };
  for (const more of others) losses.add(exchangeMessages.hintLost(extrasBefore.length, more));
  return keyedRow(given, {
    place,
    textOf,
    losses,
    extras,
    words: {
      noText: exchangeMessages.packedNoText,
      noModel: exchangeMessages.writtenIncomplete,
    },
  });
}

/** Converts the questions of the requested window, with the pictures that they show. */
export async function packedReading(
  { questions, total, texts, losses, notices = [] }: PackedFile,
  window: Window,
): Promise<Reading<Question>> {
  if (total > entriesMax) return tooManyEntries();
  const pictures = await texts.readPictures(questions.flatMap(textsOf));
  const rows = questions.map((question, index) =>
    rowOf(question, { n: window.from + index, line: question.line }, pictures.figureLine),
  );
  return readingOf(withCountLosses(rows), {
    losses: [...new Set(losses)],
    notices: [...notices, ...pictures.notices],
    total,
    next: nextOf(window, total),
    pictures: pictures.taken(),
  });
}
