import { figureSlugOf, readFigureName, renameFigures } from '@repo/contracts/figures';
import type { ImportFormat } from '@repo/contracts/import-export';
import { extrasBefore } from '@repo/contracts/items/extra-texts';
import type { LibraryChapter } from '@repo/contracts/library';
import type { Question } from '@repo/contracts/tests';
import { withTexts } from '@repo/contracts/tests';
import { expect, it } from 'vitest';
import { type ExportPictures, writeMoodle, writeQti } from '#src/exchange/index.ts';
import { runImportTask } from '#src/import-tasks.ts';
import { starterLibrary } from '#src/testing/starter-library.ts';

const picturesOf = ({ figures }: LibraryChapter): ExportPictures =>
  new Map(figures.map(({ name, image }) => [name, image]));

async function imported(bytes: Uint8Array, format: ImportFormat) {
  const job = { format, source: { fileBase64: Buffer.from(bytes).toString('base64') } };
  const answer = await runImportTask('questions', job);
  if ('error' in answer) throw new Error(answer.error);
  return answer.items;
}

/** A question as these formats hold it; figures keep the words of their names. */
function held(question: Question, hasHints: boolean): Question {
  const {
    isExtra: _,
    variants: __,
    otherNumbers: ___,
    kind: ____,
    statements,
    case: itsCase,
    ...plain
  } = question;
  const hints = hasHints ? [] : extrasBefore;
  const kept = Object.fromEntries(
    Object.entries(plain).filter(([name]) => !hints.some((hint) => hint === name)),
  );
  return withTexts(kept as unknown as Question, (text) =>
    renameFigures(text, ({ name }) => figureSlugOf(readFigureName(name)?.slug ?? name)),
  );
}

it.each([
  ['Moodle XML', 'moodle', true],
  ['QTI', 'qti', false],
] as const)(
  'questions of the starter library are the same after an export to %s and an import',
  async (_, format, hasHints) => {
    const { subjects } = await starterLibrary();
    for (const chapter of subjects.flatMap(({ chapters }) => chapters)) {
      const pictures = picturesOf(chapter);
      const questions = chapter.tests.flatMap((test) => test.questions);
      const file =
        format === 'moodle' ? writeMoodle(questions, pictures) : writeQti('A test', questions, pictures);
      const bytes = 'zip' in file ? file.zip : Buffer.from(file.text);
      expect(file.losses.filter((loss) => loss.startsWith('Question '))).toEqual([]);
      const items = await imported(bytes, format);
      expect(items.map((item) => held(item, hasHints))).toEqual(
        questions.map((question) => held(question, hasHints)),
      );
    }
  },
  120_000,
);
