import { type LibraryChapter, libraryTestChecks, libraryTestFile } from '@repo/contracts/library';
import { checkSpread } from './check-amounts.ts';
import { answerFault } from './check-answer.ts';
import { checkTexts, SeenTexts } from './check-texts.ts';
import { LibraryError } from './library-error.ts';
import { child, type Folder, listNumbered, openYamlFile, slug } from './library-folder.ts';
import type { YamlFile } from './parse-yaml.ts';

type LibraryTest = LibraryChapter['tests'][number];

/** What a test of the starter library has to pass besides its form; `check` is used here and goes no further. */
function checkTest(yaml: YamlFile, { questions }: Omit<LibraryTest, 'id'>, seen: SeenTexts): void {
  const { questions: checks } = yaml.parse(libraryTestChecks);
  for (const [at, { question, options, correctAnswer, explanation }] of questions.entries()) {
    const path = ['questions', at];
    seen.add(yaml, { path: [...path, 'question'], text: question }, 'a question');
    const distinct = new SeenTexts();
    const placed = options.map((text, option) => ({ path: [...path, 'options', option], text }));
    for (const option of placed) distinct.add(yaml, option, 'an option');
    checkTexts(yaml, [
      { path: [...path, 'question'], text: question },
      ...placed,
      { path: [...path, 'explanation'], text: explanation ?? '' },
    ]);
    const check = checks[at]?.check;
    const fault = check ? answerFault(check, options, correctAnswer) : null;
    if (fault) throw new LibraryError(yaml.file, yaml.lineOf([...path, 'check']), fault);
  }
  checkSpread(yaml.file, questions);
}

/** Reads a chapter's tests. @throws LibraryError */
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
