import { getLibrary } from '#src/content/library/library.ts';
import type { KeptHere } from '#src/platform/storage/read-student.ts';
import { isRecord } from '#src/platform/storage/schema.ts';

/** A typed answer that exists only on this device; its question is null if it is not downloaded. */
export type TypedAnswer = { question: string | null; text: string };

const field = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function questionIn(written: unknown, alternative: unknown): string | null {
  const chosen = listOf(field(written, 'alternatives'))[Number(alternative ?? 0)];
  return textOf(field(chosen, 'question')) || null;
}

function findWritten(writtenId: string): unknown {
  const library = getLibrary();
  return library
    .listSubjects()
    .flatMap(({ _id }) => library.chaptersOfSubject(_id))
    .flatMap(({ _id }) => library.writtenOfChapter(_id))
    .find(({ _id }) => _id === writtenId);
}

/** The answers of a board paper, with the questions from its sheet. */
function ofPaper(answers: unknown, sheet: unknown): TypedAnswer[] {
  const questions = listOf(field(sheet, 'questions'));
  return listOf(field(answers, 'given')).map((given, index) => ({
    question: questionIn(field(questions[index], 'question'), field(given, 'alternative')),
    text: textOf(field(given, 'text')),
  }));
}

/** The written answers that the student typed, as stored on this device. */
export function typedAnswers(userId: string, kept: readonly KeptHere[]): TypedAnswer[] {
  const sheet = kept.find(({ key }) => key === 'board-paper-')?.value;
  const answers = kept.flatMap(({ key, part, value }): TypedAnswer[] => {
    if (key === 'board-paper-answers-') return ofPaper(value, sheet);
    if (key !== 'answer-') return [];
    const question = questionIn(findWritten(part.slice(userId.length + 1)), field(value, 'alternative'));
    return [{ question, text: textOf(field(value, 'text')) }];
  });
  return answers.filter(({ text }) => text !== '');
}
