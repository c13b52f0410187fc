import type { ImportKind, ImportPreview, PreviewImportInput } from '@repo/contracts/import-export';
import type { Library, LibraryChapter } from '@repo/contracts/library';
import { questionsMax } from '@repo/contracts/limits/content';
import type { Question } from '@repo/contracts/tests';
import { importRowsMax } from '#src/exchange/reading.ts';
import {
  type CardItem,
  decodeText,
  exchangeMessages,
  nothingRead,
  plainLines,
  type Reading,
  readAiken,
  readCards,
  readGift,
  readNotes,
  readQuestionTable,
  type TopicItem,
} from './exchange/index.ts';
import { previewOf } from './import-preview.ts';
import { LibraryError } from './library-error.ts';
import { unpackLibrary } from './library-zip.ts';

const hasErrors = (count: number) =>
  `${count === 1 ? '1 entry cannot be imported as it is' : `${count} entries cannot be imported as they are`}. Nothing was imported`;

export type ImportSourceOf = Omit<PreviewImportInput, 'kind'>;
export type ImportItems = { flashcards: CardItem; questions: Question; notes: TopicItem };
/** A sentence for people: why nothing of the file can be taken. */
export type ImportError = { error: string };
export type LibraryOutline = { name: string; chapters: { name: string; items: number }[] }[];

/**
 * All that is read of what somebody else wrote: plain data in and out, so that it can be done in another process.
 * `notes`, `questions` and `flashcards` give the entries to store, `preview` what a teacher looks at before.
 */
export type ImportTasks = {
  [K in ImportKind]: { job: ImportSourceOf; answer: { items: ImportItems[K][] } | ImportError };
} & {
  preview: { job: PreviewImportInput; answer: ImportPreview };
  library: { job: { zip: Uint8Array }; answer: { library: Library } | ImportError };
  outline: { job: { zip: Uint8Array }; answer: { outline: LibraryOutline } | ImportError };
};
export type ImportTask = keyof ImportTasks;

function textOf({ source }: ImportSourceOf) {
  if ('fileBase64' in source) return decodeText(Buffer.from(source.fileBase64, 'base64'));
  // Half of a sign that takes two can't be stored.
  const whole = Buffer.from(source.text).toString();
  const losses = whole === source.text ? [] : [exchangeMessages.halfSign];
  return { text: plainLines(whole), problems: [], losses };
}

const readers: { [K in ImportKind]: (text: string, given: ImportSourceOf) => Reading<ImportItems[K]> } = {
  flashcards: (text, { isHtml }) => readCards(text, isHtml, importRowsMax),
  questions: (text, { format, isHtml }) =>
    format === 'gift'
      ? readGift(text, questionsMax)
      : format === 'aiken'
        ? readAiken(text, questionsMax)
        : readQuestionTable(text, isHtml, questionsMax),
  notes: (text) => readNotes(text, importRowsMax),
};

function readSource<K extends ImportKind>(kind: K, given: ImportSourceOf): Reading<ImportItems[K]> {
  const { text, problems, losses } = textOf(given);
  if (problems.length > 0) return nothingRead(...problems);
  const reading = readers[kind](text, given);
  if (reading.rows.length === 0 && reading.problems.length === 0)
    return nothingRead('Nothing to import was found in the file');
  return { ...reading, losses: [...losses, ...reading.losses] };
}

/** All of what was found, or why one entry, or the file, is not as it should be. */
function wholeItems<K extends ImportKind>(
  kind: K,
  given: ImportSourceOf,
): { items: ImportItems[K][] } | ImportError {
  const { rows, problems } = readSource(kind, given);
  if (problems.length > 0)
    return {
      error: `${problems[0]}. ${'The file cannot be read as it is. Nothing was imported'}`.replace('..', '.'),
    };
  const items = rows.flatMap(({ item }) => (item === null ? [] : [item]));
  return items.length < rows.length ? { error: hasErrors(rows.length - items.length) } : { items };
}

const countItems = ({ topics, summaries, flashcards, tests, memes, mindmaps }: LibraryChapter) =>
  [topics, summaries, flashcards, tests, memes, mindmaps].reduce((sum, list) => sum + list.length, 0);

const outlineOf = ({ subjects }: Library): LibraryOutline =>
  subjects.map(({ name, chapters }) => ({
    name,
    chapters: chapters.map((chapter) => ({ name: chapter.name, items: countItems(chapter) })),
  }));

async function unpacked(zip: Uint8Array): Promise<{ library: Library } | ImportError> {
  try {
    return { library: await unpackLibrary(zip) };
  } catch (error) {
    if (error instanceof LibraryError) return { error: error.message };
    throw error;
  }
}

const tasks: {
  [T in ImportTask]: (
    job: ImportTasks[T]['job'],
  ) => ImportTasks[T]['answer'] | Promise<ImportTasks[T]['answer']>;
} = {
  flashcards: (job) => wholeItems('flashcards', job),
  questions: (job) => wholeItems('questions', job),
  notes: (job) => wholeItems('notes', job),
  preview: (job) => previewOf(job.kind, readSource<ImportKind>(job.kind, job)),
  library: ({ zip }) => unpacked(zip),
  async outline({ zip }) {
    const read = await unpacked(zip);
    return 'error' in read ? read : { outline: outlineOf(read.library) };
  },
};

/** Does one task. Takes as long as the file makes it: run it where that hinders nobody. */
export async function runImportTask<T extends ImportTask>(
  task: T,
  job: ImportTasks[T]['job'],
): Promise<ImportTasks[T]['answer']> {
  return tasks[task](job);
}
