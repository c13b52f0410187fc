import { type LibraryChapter, libraryWrittenFile } from '@repo/contracts/library';
import { fullHalves, marksText, splitShared } from '@repo/contracts/written.rules';
import { writtenTexts } from '@repo/contracts/written.texts';
import * as z from 'zod';
import { modelError } from './check-answer.ts';
import { checkTexts, type SeenTexts } from './check-texts.ts';
import { LibraryError } from './library-error.ts';
import { type Folder, fileName, readTextIfThere } from './library-folder.ts';
import { openYaml, type YamlFile } from './parse-yaml.ts';

type LibraryWritten = LibraryChapter['written'][number];

/** @throws LibraryError when an alternative's points don't add up, or more are picked than exist */
function checkPoints(
  yaml: YamlFile,
  { marks, alternatives }: Omit<LibraryWritten, 'id'>,
  path: readonly PropertyKey[],
): void {
  for (const [at, alternative] of alternatives.entries()) {
    const place = [...path, 'alternatives', at];
    for (const [part, { groups }] of alternative.parts.entries())
      for (const [group, { points, pick }] of groups.entries())
        if (pick !== undefined && pick >= points.length)
          throw new LibraryError(
            yaml.file,
            yaml.lineOf([...place, 'parts', part, 'groups', group, 'pick']),
            `pick ${pick} of ${points.length} points leaves no choice`,
          );
    const halves = fullHalves(alternative);
    if (halves !== marks * 2)
      throw new LibraryError(
        yaml.file,
        yaml.lineOf([...place, 'question']),
        `the points add up to ${marksText(halves)} of ${marks} marks`,
      );
  }
}

const expression = z.union([z.string().min(1), z.number()]).transform(String);
const check = z.union([expression.transform((one) => [one]), z.array(expression).min(1)]);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const eachOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Removes the `check` of every part, which is only used here, not stored. */
function withoutChecks(file: unknown): unknown {
  const part = (value: unknown) => {
    if (!isRecord(value)) return value;
    const { check: _, ...rest } = value;
    return rest;
  };
  const alternative = (value: unknown) =>
    isRecord(value) && Array.isArray(value.parts) ? { ...value, parts: value.parts.map(part) } : value;
  return Array.isArray(file)
    ? file.map((value) =>
        isRecord(value) && Array.isArray(value.alternatives)
          ? { ...value, alternatives: value.alternatives.map(alternative) }
          : value,
      )
    : file;
}

/** @throws LibraryError when a `check` has another result than its model answer */
function checkModels(yaml: YamlFile): void {
  for (const [at, question] of eachOf(yaml.parse(z.unknown())).entries())
    for (const [one, alternative] of eachOf(isRecord(question) && question.alternatives).entries())
      for (const [number, part] of eachOf(isRecord(alternative) && alternative.parts).entries()) {
        if (!isRecord(part) || part.check === undefined) continue;
        const line = yaml.lineOf([at, 'alternatives', one, 'parts', number, 'check']);
        const read = check.safeParse(part.check);
        const error = read.success ? modelError(read.data, String(part.model)) : 'check: not as it should be';
        if (error) throw new LibraryError(yaml.file, line, error);
      }
}

/**
 * Reads a chapter's written questions, if any.
 * @throws LibraryError
 */
export async function readWritten(
  folder: Folder,
  chapterId: string,
  seen: SeenTexts,
): Promise<LibraryWritten[]> {
  const text = await readTextIfThere(folder, 'written.yaml');
  if (text === null) return [];
  const yaml = openYaml(fileName(folder, 'written.yaml'), text);
  const questions = yaml.parse(z.unknown().transform(withoutChecks).pipe(libraryWrittenFile));
  if (folder.isStarter) checkModels(yaml);
  for (const [at, question] of folder.isStarter ? questions.entries() : []) {
    const placed = writtenTexts(question).map((given) => ({ ...given, path: [at, ...given.path] }));
    const asked = placed.filter(({ path }) => path.at(-1) === 'question');
    // What both alternatives share is asked once.
    const isOne = Boolean(splitShared(question.alternatives).shared?.question);
    for (const given of isOne ? asked.slice(0, 1) : asked) seen.add(yaml, given, 'a question');
    checkTexts(yaml, placed);
    checkPoints(yaml, question, [at]);
  }
  return questions.map((question, at) => ({ id: `${chapterId}-written-${at + 1}`, ...question }));
}
