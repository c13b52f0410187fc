import { type LibraryChapter, libraryTestChecks, libraryTestFile } from '@repo/contracts/library';
import { checkSpread } from './check-amounts.ts';
import { answerFault } from './check-answer.ts';
import { checkTexts, SeenTexts } from './check-texts.ts';
import { LibraryError } from './library-error.ts';
import { child, type Folder, fileName, listNumbered, openYamlFile, slug } from './library-folder.ts';

async function readTest(folder: Folder, name: string, seen: SeenTexts) {
  const yaml = await openYamlFile(folder, name);
  const test = yaml.parse(libraryTestFile);
  const { questions: checks } = yaml.parse(libraryTestChecks);
  for (const [at, { question, options, correctAnswer, explanation }] of test.questions.entries()) {
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
  checkSpread(yaml.file, test.questions);
  return test;
}

/** Reads a chapter's tests; the `check` of a question is used here and goes no further. @throws LibraryError */
export async function readTests(
  folder: Folder,
  chapterId: string,
  seen: SeenTexts,
): Promise<LibraryChapter['tests']> {
  const tests: LibraryChapter['tests'] = [];
  for (const name of await listNumbered(child(folder, 'tests'), 'files'))
    tests.push({
      id: `${chapterId}-test-${slug(name)}`,
      ...(await readTest(child(folder, 'tests'), name, seen)),
    });
  if (tests.length === 0)
    throw new LibraryError(fileName(folder, 'tests'), undefined, 'the chapter has no test');
  return tests;
}
