import { type LibraryChapter, libraryWrittenFile } from '@repo/contracts/library';
import { fullHalves, marksText } from '@repo/contracts/written.rules';
import { writtenTexts } from '@repo/contracts/written.texts';
import { checkTexts, type SeenTexts } from './check-texts.ts';
import { LibraryError } from './library-error.ts';
import { type Folder, fileName, readTextIfThere } from './library-folder.ts';
import { openYaml, type YamlFile } from './parse-yaml.ts';

type LibraryWritten = LibraryChapter['written'][number];

/** @throws LibraryError where the points of an alternative don't add up, or more are picked than there are */
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

/** Reads a chapter's written questions, of which there may be none. @throws LibraryError */
export async function readWritten(
  folder: Folder,
  chapterId: string,
  seen: SeenTexts,
): Promise<LibraryWritten[]> {
  const text = await readTextIfThere(folder, 'written.yaml');
  if (text === null) return [];
  const yaml = openYaml(fileName(folder, 'written.yaml'), text);
  const questions = yaml.parse(libraryWrittenFile);
  for (const [at, question] of folder.isStarter ? questions.entries() : []) {
    const placed = writtenTexts(question).map((given) => ({ ...given, path: [at, ...given.path] }));
    for (const given of placed) if (given.path.at(-1) === 'question') seen.add(yaml, given, 'a question');
    checkTexts(yaml, placed);
    checkPoints(yaml, question, [at]);
  }
  return questions.map((question, at) => ({ id: `${chapterId}-written-${at + 1}`, ...question }));
}
