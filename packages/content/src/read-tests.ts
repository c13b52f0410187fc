import { type LibraryChapter, libraryTestChecks, libraryTestFile, pathInFile } from '@repo/contracts/library';
import { markedTexts, variantTexts } from '@repo/contracts/tests';
import { checkCases, checkSpread } from './check-amounts.ts';
import { answerError } from './check-answer.ts';
import { checkTexts, SeenTexts } from './check-texts.ts';
import { LibraryError } from './library-error.ts';
import { child, type Folder, listNumbered, openYamlFile, slug } from './library-folder.ts';
import type { YamlFile } from './parse-yaml.ts';

type LibraryTest = LibraryChapter['tests'][number];

/** Additional rules for a test of the starter library; `check` is only used here, not stored. */
function checkTest(yaml: YamlFile, { questions }: Omit<LibraryTest, 'id'>, seen: SeenTexts): void {
  const placed = yaml.parse(libraryTestChecks);
  for (const [at, given] of questions.entries()) {
    const { options, correctAnswer } = given;
    const { path = [], check } = placed[at] ?? {};
    seen.add(yaml, { path, text: given.question }, 'a question');
    const distinct = new SeenTexts();
    const written = options.map((text, option) => ({ path: [...path, 'options', option], text }));
    for (const option of written) distinct.add(yaml, option, 'an option');
    const marked = markedTexts(given).map((each) => ({ path: pathInFile(path, each.path), text: each.text }));
    const inOthers = variantTexts(given.variants).map((each) => ({
      path: [...path, ...each.path],
      text: each.text,
    }));
    checkTexts(yaml, [...marked, ...written, ...inOthers]);
    const error = check ? answerError(check, options, correctAnswer) : null;
    if (error) throw new LibraryError(yaml.file, yaml.lineOf([...path, 'check']), error);
  }
  checkCases(yaml.file, questions);
  checkSpread(yaml.file, questions);
}

/**
 * Reads a chapter's tests.
 * @throws LibraryError
 */
export async function readTests(folder: Folder, chapterId: string, seen: SeenTexts): Promise<LibraryTest[]> {
  const tests: LibraryTest[] = [];
  for (const name of await listNumbered(child(folder, 'tests'), 'files')) {
    const yaml = await openYamlFile(child(folder, 'tests'), name);
    const test = yaml.parse(libraryTestFile);
    if (folder.isStarter) checkTest(yaml, test, seen);
    tests.push({ id: `${chapterId}-test-${slug(name)}`, ...test });
  }
  return tests;
}
