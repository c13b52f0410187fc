import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { openYaml } from '@repo/content/parse-yaml';
import type { LibraryChapter } from '@repo/contracts/library';
import * as z from 'zod';
import type { Fault } from './fault.ts';

/** The textbook chapter's questions in our words, with the first words of our matching items. */
const textbookFile = z.strictObject({
  book: z.string().min(1),
  checkedOn: z.iso.date(),
  questions: z
    .array(
      z.strictObject({
        /**
         * Where the question is in the textbook: an exercise, a question of a numbered exercise, or the box
         * and number of a question in the text.
         */
        at: z.string().regex(/^(?:exercise \d+(?:\.\d+ question \d+)?|in-text \d+\.\d+)$/),
        about: z.string().min(1),
        items: z.array(z.string().min(10)).min(1),
      }),
    )
    .min(1),
});
export type Textbook = z.infer<typeof textbookFile>;

/**
 * Reads the textbook.yaml of chapters that have one.
 * @returns by chapter id
 */
export async function readTextbooks(library: string): Promise<Map<string, Textbook>> {
  const files = (await readdir(library, { recursive: true })).filter(
    (file) => basename(file) === 'textbook.yaml',
  );
  const read = files.map(async (file) => {
    const [subject, chapter] = file.split(/[\\/]/).map((name) => name.replace(/^\d+-/, ''));
    const yaml = openYaml(file, await readFile(join(library, file), 'utf8'));
    return [`${subject}-${chapter}`, yaml.parse(textbookFile)] as const;
  });
  return new Map(await Promise.all(read));
}

const askedIn = ({ flashcards, tests, written }: LibraryChapter): string[] => [
  ...flashcards.map(({ question }) => question),
  ...tests.flatMap(({ questions }) =>
    questions.map(
      ({ question, case: ofCase, statements }) => statements?.assertion ?? ofCase?.ask ?? question,
    ),
  ),
  ...written.flatMap(({ alternatives }) =>
    alternatives.flatMap(({ question, parts }) => [question, ...parts.flatMap(({ text }) => text ?? [])]),
  ),
];

/** Textbook questions listed twice, and listed items that the chapter lacks. */
export function textbookFaults(chapter: LibraryChapter, textbook: Textbook | undefined): Fault[] {
  const asked = askedIn(chapter);
  const seen = new Set<string>();
  return (textbook?.questions ?? []).flatMap(({ at, items }) => {
    const twice = seen.has(at) ? [`the textbook's ${at} is listed twice`] : [];
    seen.add(at);
    const missing = items
      .filter((item) => !asked.some((text) => text.trim().startsWith(item)))
      .map((item) => `no item for the textbook's ${at} begins '${item}'`);
    return [...twice, ...missing].map((fault) => ({ chapter: chapter.id, fault }));
  });
}
