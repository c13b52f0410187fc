import { type ImportKind, importRowsAtOnce, type PreviewImportInput } from '@repo/contracts/import-export';
import type { Library, LibraryChapter } from '@repo/contracts/library';
import type { Question } from '@repo/contracts/tests';
import {
  type CardItem,
  exchangeMessages,
  type FoundPicture,
  nothingRead,
  type OpenedFile,
  openFile,
  plainLines,
  type Reading,
  readAiken,
  readCards,
  readGift,
  readNotes,
  readQuestionTable,
  type Table,
  type TopicItem,
  type Window,
} from './exchange/index.ts';
import { type PreviewWithFigures, previewOf } from './import-preview.ts';
import { LibraryError } from './library-error.ts';
import { unpackLibrary } from './library-zip.ts';

const hasErrors = (count: number) =>
  `${count === 1 ? '1 entry cannot be imported as it is' : `${count} entries cannot be imported as they are`}. Nothing was imported`;

/** What is read, and in which way; `leaveOut` names entries that need not be right, for they are not imported. */
export type ImportSourceOf = Omit<PreviewImportInput, 'kind'> & { leaveOut?: number[] | undefined };
export type { FoundPicture } from './exchange/index.ts';
export type { PreviewWithFigures } from './import-preview.ts';
export type ImportItems = { flashcards: CardItem; questions: Question; notes: TopicItem };
/** A sentence for people: why nothing of the file can be taken. */
export type ImportError = { error: string };
export type LibraryOutline = { name: string; chapters: { name: string; items: number }[] }[];

/**
 * All that is read of what somebody else wrote: plain data in and out, so that it can be done in another process.
 * `notes`, `questions` and `flashcards` give the entries to store, `preview` what a teacher looks at before.
 */
export type ImportTasks = {
  [K in ImportKind]: {
    job: ImportSourceOf;
    /** `pictures` are those that the texts show, by the names that the texts have for them. */
    answer: { items: ImportItems[K][]; pictures: FoundPicture[] } | ImportError;
  };
} & {
  preview: { job: PreviewImportInput; answer: PreviewWithFigures };
  library: { job: { zip: Uint8Array }; answer: { library: Library } | ImportError };
  outline: { job: { zip: Uint8Array }; answer: { outline: LibraryOutline } | ImportError };
};
export type ImportTask = keyof ImportTasks;

function openText(given: string): OpenedFile {
  // Half of a sign that takes two can't be stored.
  const whole = Buffer.from(given).toString();
  return { text: plainLines(whole), losses: whole === given ? [] : [exchangeMessages.halfSign] };
}

type Reader<T> = (source: string | Table, given: ImportSourceOf, window: Window) => Reading<T>;

/** Only tables come as anything but text. */
const textOf = (source: string | Table) => (typeof source === 'string' ? source : '');

const readers: { [K in ImportKind]: Reader<ImportItems[K]> } = {
  flashcards: (source, given, window) => readCards(source, given.isHtml, window, given.separator),
  questions: (source, given, window) =>
    given.format === 'gift'
      ? readGift(textOf(source), window)
      : given.format === 'aiken'
        ? readAiken(textOf(source), window)
        : readQuestionTable(source, given.isHtml, window, given.separator),
  notes: (source, _, window) => readNotes(textOf(source), window),
};

async function readSource<K extends ImportKind>(
  kind: K,
  given: ImportSourceOf,
): Promise<Reading<ImportItems[K]>> {
  const { source, format, isHtml } = given;
  const window: Window = { from: given.from ?? 1, max: importRowsAtOnce[kind] };
  const opened =
    'fileBase64' in source
      ? await openFile(Buffer.from(source.fileBase64, 'base64'), { kind, format, window, isHtml })
      : openText(source.text);
  if ('problem' in opened) return nothingRead(opened.problem);
  const reading =
    'table' in opened
      ? readers[kind](opened.table, given, window)
      : readers[kind](opened.text, given, window);
  if (reading.rows.length === 0 && reading.problems.length === 0)
    return nothingRead('Nothing to import was found in the file');
  return 'text' in opened ? { ...reading, losses: [...opened.losses, ...reading.losses] } : reading;
}

/** All of what was found but what is left out, or why one entry, or the file, is not as it should be. */
async function wholeItems<K extends ImportKind>(
  kind: K,
  given: ImportSourceOf,
): Promise<{ items: ImportItems[K][]; pictures: FoundPicture[] } | ImportError> {
  const { rows, problems, pictures } = await readSource(kind, given);
  if (problems.length > 0)
    return {
      error: `${problems[0]}. ${'The file cannot be read as it is. Nothing was imported'}`.replace('..', '.'),
    };
  const leftOut = new Set(given.leaveOut);
  const chosen = rows.filter(({ n }) => !leftOut.has(n));
  const items = chosen.flatMap(({ item }) => (item === null ? [] : [item]));
  if (items.length < chosen.length) return { error: hasErrors(chosen.length - items.length) };
  return items.length === 0
    ? { error: 'All entries are left out. Nothing was imported' }
    : { items, pictures };
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
  preview: async (job) => previewOf(job.kind, await readSource<ImportKind>(job.kind, job)),
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
