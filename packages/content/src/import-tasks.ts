import type { WrittenFields } from '@repo/contracts/content.inputs';
import type { ReadDocumentInput } from '@repo/contracts/import-document';
import { type ImportKind, importRowsAtOnce, type PreviewImportInput } from '@repo/contracts/import-export';
import { contentLists } from '@repo/contracts/items/content-lists';
import type { Library, LibraryChapter, LibraryImage, LibraryPaper } from '@repo/contracts/library';
import type { Question } from '@repo/contracts/tests';
import {
  type CardItem,
  exchangeMessages,
  type FoundPicture,
  nothingRead,
  openDocument,
  openFile,
  openText,
  plainLines,
  type ReadDocument,
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

const notToBeWritten = 'An entry cannot be brought in as a written question as it is. Nothing was imported';
const hasErrors = (count: number) =>
  `${count === 1 ? '1 entry cannot be imported as it is' : `${count} entries cannot be imported as they are`}. Nothing was imported`;

/**
 * What to read, and how; `leaveOut` are entries not to import, which may be invalid, `written` those to
 * import as written questions.
 */
export type ImportSourceOf = Omit<PreviewImportInput, 'kind'> & {
  leaveOut?: number[] | undefined;
  written?: number[] | undefined;
};
export type { FoundPicture, ReadDocument } from './exchange/index.ts';
export type { PreviewWithFigures } from './import-preview.ts';
export type ImportItems = { flashcards: CardItem; questions: Question; notes: TopicItem };
/** `pictures` are those that the texts use, by the names in the texts. */
export type WholeItems<K extends ImportKind> = {
  items: ImportItems[K][];
  written: WrittenFields[];
  pictures: FoundPicture[];
};
/** Why the whole file is refused, for users. */
export type ImportError = { error: string };
/** Dropped parts of drawings, by file name. */
export type LeftOutOfDrawings = { name: string; leftOut: Record<string, number> }[];
export type LibraryOutline = {
  name: string;
  leftOut: LeftOutOfDrawings;
  chapters: { name: string; items: number; leftOut: LeftOutOfDrawings }[];
}[];

export type PaperOutline = Pick<LibraryPaper, 'name' | 'year'>;

/**
 * All parsing of untrusted files: plain data in and out, so that it can run in another process. `notes`,
 * `questions` and `flashcards` return the entries to store, `preview` what a teacher sees before.
 */
export type ImportTasks = {
  [K in ImportKind]: {
    job: ImportSourceOf;
    answer: WholeItems<K> | ImportError;
  };
} & {
  preview: { job: PreviewImportInput; answer: PreviewWithFigures };
  document: { job: ReadDocumentInput; answer: ReadDocument | ImportError };
  library: { job: { zip: Uint8Array }; answer: { library: Library } | ImportError };
  outline: {
    job: { zip: Uint8Array };
    answer: { outline: LibraryOutline; papers: PaperOutline[] } | ImportError;
  };
};
export type ImportTask = keyof ImportTasks;

/** Unpaired surrogates can't be stored. */
const pastedText = (given: string) => {
  const whole = Buffer.from(given).toString();
  return { text: plainLines(whole), losses: whole === given ? [] : [exchangeMessages.halfSign] };
};

type Reader<T> = (source: string | Table, given: ImportSourceOf, window: Window) => Reading<T>;

/** Returns the source if it is text; tables aren't. */
const textOf = (source: string | Table) => (typeof source === 'string' ? source : '');

const readers: { [K in ImportKind]: Reader<ImportItems[K]> } = {
  flashcards: (source, given, window) => readCards(source, given.isHtml, window, given.separator),
  questions: (source, given, window) =>
    given.format === 'gift'
      ? readGift(textOf(source), window)
      : given.format === 'aiken'
        ? readAiken(textOf(source), window)
        : readQuestionTable(source, given.isHtml, window, given.separator, given),
  notes: (source, _, window) => readNotes(textOf(source), window),
};

async function readSource<K extends ImportKind>(
  kind: K,
  given: ImportSourceOf,
): Promise<Reading<ImportItems[K]>> {
  const { source, format, isHtml } = given;
  const window: Window = { from: given.from ?? 1, max: importRowsAtOnce[kind] };
  const use = { kind, format, window, isHtml, columns: given.columns };
  const pasted = 'text' in source ? pastedText(source.text) : null;
  const opened =
    'fileBase64' in source
      ? await openFile(Buffer.from(source.fileBase64, 'base64'), use)
      : await openText(pasted?.text ?? '', pasted?.losses ?? [], use);
  if ('problem' in opened) return nothingRead(opened.problem);
  // Settings that only questions have.
  const reading =
    'questions' in opened
      ? (opened.questions as Reading<ImportItems[K]>)
      : readers[kind]('table' in opened ? opened.table : opened.text, given, window);
  if (reading.rows.length === 0 && reading.problems.length === 0)
    return nothingRead('Nothing to import was found in the file');
  return 'text' in opened ? { ...reading, losses: [...opened.losses, ...reading.losses] } : reading;
}

/** All entries not left out, or the error of one entry or of the file. */
async function wholeItems<K extends ImportKind>(
  kind: K,
  given: ImportSourceOf,
): Promise<WholeItems<K> | ImportError> {
  const { rows, problems, pictures } = await readSource(kind, given);
  if (problems.length > 0)
    return {
      error: `${problems[0]}. ${'The file cannot be read as it is. Nothing was imported'}`.replace('..', '.'),
    };
  const inWriting = [...new Set(given.written)];
  const written = inWriting.flatMap((wanted) => {
    const offer = rows.find(({ n }) => n === wanted)?.written;
    return offer && 'fields' in offer ? [offer.fields] : [];
  });
  if (written.length < inWriting.length) return { error: notToBeWritten };
  const leftOut = new Set([...(given.leaveOut ?? []), ...inWriting]);
  const chosen = rows.filter(({ n }) => !leftOut.has(n));
  const items = chosen.flatMap(({ item }) => (item === null ? [] : [item]));
  if (items.length < chosen.length) return { error: hasErrors(chosen.length - items.length) };
  return items.length + written.length === 0
    ? { error: 'All entries are left out. Nothing was imported' }
    : { items, written, pictures };
}

const countItems = (chapter: LibraryChapter) =>
  contentLists.reduce((sum, list) => sum + (chapter[list] ?? []).length, 0);

const leftOutOf = (name: string, image: LibraryImage | { url: string } | null): LeftOutOfDrawings =>
  image && 'leftOut' in image && image.leftOut ? [{ name, leftOut: image.leftOut }] : [];

const leftOutOfChapter = ({ id, figures, memes }: LibraryChapter): LeftOutOfDrawings => [
  ...figures.flatMap(({ name, image }) => leftOutOf(name, image)),
  ...memes.flatMap((meme) => leftOutOf(meme.id.slice(`${id}-meme-`.length), meme.picture)),
];

const outlineOf = ({ subjects }: Library): LibraryOutline =>
  subjects.map(({ name, picture, chapters }) => ({
    name,
    leftOut: leftOutOf('picture', picture),
    chapters: chapters.map((chapter) => ({
      name: chapter.name,
      items: countItems(chapter),
      leftOut: leftOutOfChapter(chapter),
    })),
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
  document: ({ use, fileBase64 }) => openDocument(Buffer.from(fileBase64, 'base64'), use),
  library: ({ zip }) => unpacked(zip),
  async outline({ zip }) {
    const read = await unpacked(zip);
    if ('error' in read) return read;
    const papers = (read.library.papers ?? []).map(({ name, year }) => ({ name, year }));
    return { outline: outlineOf(read.library), papers };
  },
};

/** Runs one task. Run time depends on the file: run it outside the main thread. */
export async function runImportTask<T extends ImportTask>(
  task: T,
  job: ImportTasks[T]['job'],
): Promise<ImportTasks[T]['answer']> {
  return tasks[task](job);
}
