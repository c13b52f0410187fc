import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { openYaml } from '@repo/content/parse-yaml';
import { isAskedByBoard } from '@repo/contracts/extra.rules';
import type { LibraryChapter } from '@repo/contracts/library';
import { firstWords } from '@repo/contracts/written.texts';
import * as z from 'zod';
import { cut, type Fault } from './fault.ts';
import { textsIn } from './prose.ts';

/** Words that occur in too many cards and questions to identify a syllabus item. */
const common = new Set(
  (
    'area areas balls bank blood cards current energy equation formula goal goals graph hours interest lines loans ' +
    'meet number plants power product prove putting roots rows share shares speed sum surface term triangle ' +
    'value wire years zero zeroes'
  ).split(' '),
);
const lettersMin = 4;
const abbreviation = /^(?:\p{Lu}{2,}s?|pH)$/u;

/** Whether a term identifies cards and questions: not too short, and not too common. */
export const isTelling = (term: string): boolean =>
  abbreviation.test(term) || (term.length >= lettersMin && !common.has(term.toLowerCase()));

const slugs = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
const schoolYear = z.string().regex(/^20\d\d-\d\d$/);

/** A chapter's part of the board's syllabus: its items in order, and where the chapter covers each. */
const syllabusFile = z.strictObject({
  board: z.string().min(1),
  year: schoolYear,
  /** Date of the last comparison with the syllabus. */
  checkedOn: z.iso.date().refine((day) => day <= new Date().toISOString().slice(0, 10), 'lies in the future'),
  topics: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        notes: z.array(slugs).min(1),
        /** Words to find its pages, cards and questions; at least one of them must be specific. */
        terms: z.array(z.string().min(1)).min(1).max(6),
        /**
         * Words of textbook, papers and marking schemes to be used in notes, cards and questions; `one|other`
         * are forms of one.
         */
        boardTerms: z.array(z.string().min(1)).min(1).optional(),
        /** Instead of terms that match too much: how its cards and questions begin. */
        cards: z.array(z.string().min(1)).min(1).optional(),
        questions: z.array(z.string().min(1)).min(1).optional(),
        /** School year since which the board's paper omits it. */
        notAskedSince: schoolYear.optional(),
        /** Part of the school's project work: taught and tested here, but not in the board's paper. */
        project: z.boolean().optional(),
      }),
    )
    .min(1),
});

export type Syllabus = z.infer<typeof syllabusFile>;
type Item = Syllabus['topics'][number];

/** How much of a chapter covers an item; `pages` are those of the notes it names. */
export type Coverage = { name: string; pages: number; cards: number; questions: number };

/**
 * Reads each chapter's syllabus.yaml.
 * @returns by chapter id; chapters without one are missing
 */
export async function readSyllabuses(library: string): Promise<Map<string, Syllabus>> {
  const found = new Map<string, Syllabus>();
  const files = (await readdir(library, { recursive: true })).filter(
    (file) => basename(file) === 'syllabus.yaml',
  );
  for (const file of files) {
    const [subject, chapter] = file.split(/[\\/]/).map((name) => name.replace(/^\d+-/, ''));
    const yaml = openYaml(file, await readFile(join(library, file), 'utf8'));
    found.set(`${subject}-${chapter}`, yaml.parse(syllabusFile));
  }
  return found;
}

const escaped = (term: string) => term.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** Matches whole words, case-insensitive. */
const speaksOf = (terms: readonly string[]) => {
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${terms.map(escaped).join('|')})(?![\\p{L}\\p{N}])`,
    'iu',
  );
  return (value: unknown) => textsIn(value).some((text) => pattern.test(text));
};

/** Texts that begin as an item specifies. */
const named = (beginnings: readonly string[], texts: readonly string[]) =>
  beginnings.filter((beginning) => texts.some((text) => text.trim().startsWith(beginning))).length;

/** A topic's slug in the syllabus. */
export const slugOf = (chapter: LibraryChapter, topic: LibraryChapter['topics'][number]) =>
  topic.id.slice(chapter.id.length + 1);

export function coverageOf(chapter: LibraryChapter, item: Item): Coverage {
  const isAbout = speaksOf(item.terms);
  const pages = chapter.topics
    .filter((topic) => item.notes.includes(slugOf(chapter, topic)))
    .flatMap((topic) => topic.pages);
  const questions = [...chapter.tests.flatMap((test) => test.questions), ...chapter.written];
  const asked = [
    ...chapter.tests.flatMap((test) => test.questions.map((each) => each.case?.ask ?? each.question)),
    ...chapter.written.flatMap(({ alternatives }) => alternatives.map(({ question }) => question)),
  ];
  return {
    name: item.name,
    pages: pages.filter(isAbout).length,
    cards: item.cards
      ? named(
          item.cards,
          chapter.flashcards.map(({ question }) => question),
        )
      : chapter.flashcards.filter(isAbout).length,
    questions: item.questions ? named(item.questions, asked) : questions.filter(isAbout).length,
  };
}

/** Items without a specific term that don't list their cards and questions either. */
const vague = ({ topics }: Syllabus): string[] =>
  topics
    .filter(({ terms, cards, questions }) => !terms.some(isTelling) && !(cards && questions))
    .map(({ name, terms }) => `${name}: no telling term among '${terms.join("', '")}'`);

/** Whether the board's paper asks it. */
const isAskedItem = ({ notAskedSince, project }: Item) => notAskedSince === undefined && !project;

/**
 * Topics outside the paper without the mark, or the reverse, and extra questions in tests, which only project
 * work allows.
 */
function extraFaults(chapter: LibraryChapter, { topics: items }: Syllabus): string[] {
  const namedBy = (isNamed: (item: Item) => boolean) =>
    new Set(items.filter(isNamed).flatMap(({ notes }) => notes));
  const asked = namedBy(isAskedItem);
  const left = namedBy(({ notAskedSince }) => notAskedSince !== undefined);
  const ofTopics = chapter.topics.flatMap((topic) => {
    const slug = slugOf(chapter, topic);
    if (isAskedByBoard(topic))
      return left.has(slug) && !asked.has(slug) ? [`the topic ${slug} is not asked: it needs isExtra`] : [];
    return asked.has(slug) ? [`the topic ${slug} is asked, and has isExtra`] : [];
  });
  if (items.some(({ project }) => project)) return ofTopics;
  const ofTests = chapter.tests.flatMap(({ title, questions }) =>
    questions
      .filter((question) => !isAskedByBoard(question))
      .map(({ question }) => `an extra question in ${title}: ${cut(question)}`),
  );
  const ofWritten = chapter.written
    .filter((question) => !isAskedByBoard(question))
    .map((question) => `an extra written question: ${cut(firstWords(question))}`);
  return [...ofTopics, ...ofTests, ...ofWritten];
}

/** Syllabus items that a chapter lacks, content the board doesn't ask, and topics without an item. */
export function syllabusFaults(chapter: LibraryChapter, syllabus: Syllabus | undefined): Fault[] {
  if (!syllabus) return [{ chapter: chapter.id, fault: 'has no syllabus.yaml' }];
  const topics = chapter.topics.map((topic) => slugOf(chapter, topic));
  const slugsNamed = new Set(syllabus.topics.flatMap(({ notes }) => notes));
  const faults = [
    ...vague(syllabus),
    ...[...slugsNamed]
      .filter((slug) => !topics.includes(slug))
      .map((slug) => `the syllabus names no topic ${slug}`),
    ...topics
      .filter((slug) => !slugsNamed.has(slug))
      .map((slug) => `no item of the syllabus names the topic ${slug}`),
    ...syllabus.topics
      .filter(({ notAskedSince }) => notAskedSince === undefined)
      .map((item) => coverageOf(chapter, item))
      .filter(({ pages, cards, questions }) => pages < 1 || cards < 1 || questions < 2)
      .map(
        ({ name, pages, cards, questions }) =>
          `${name}: ${pages} pages of notes, ${cards} cards, ${questions} questions`,
      ),
    ...extraFaults(chapter, syllabus),
  ];
  return faults.map((fault) => ({ chapter: chapter.id, fault }));
}
