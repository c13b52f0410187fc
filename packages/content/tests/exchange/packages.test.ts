import { figureSlugOf, readFigureName, renameFigures } from '@repo/contracts/figures';
import type { ImportFormat } from '@repo/contracts/import-export';
import { extrasBefore } from '@repo/contracts/items/extra-texts';
import type { LibraryChapter } from '@repo/contracts/library';
import type { Question } from '@repo/contracts/tests';
import { withTexts } from '@repo/contracts/tests';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { elementsOf, findAll, localNames, readElements } from '#src/exchange/element-tree.ts';
import { type ExportPictures, writeMoodle, writeQti } from '#src/exchange/index.ts';
import { runImportTask } from '#src/import-tasks.ts';
import { starterLibrary } from '#src/testing/starter-library.ts';

const picturesOf = ({ figures }: LibraryChapter): ExportPictures =>
  new Map(figures.map(({ name, image }) => [name, image]));

async function imported(bytes: Uint8Array, format: ImportFormat) {
  const job = { format, source: { fileBase64: Buffer.from(bytes).toString('base64') } };
  const answer = await runImportTask('questions', job);
  if ('error' in answer) throw new Error(answer.error);
  return answer.items;
}

/** A question as these formats hold it; figures keep the words of their names. */
function held(question: Question, hasHints: boolean): Question {
  const {
    isExtra: _,
    variants: __,
    otherNumbers: ___,
    typedAnswer: _____,
    kind: ____,
    statements,
    case: itsCase,
    ...plain
  } = question;
  const hints = hasHints ? [] : extrasBefore;
  const kept = Object.fromEntries(
    Object.entries(plain).filter(([name]) => !hints.some((hint) => hint === name)),
  );
  return withTexts(kept as unknown as Question, (text) =>
    renameFigures(text, ({ name }) => figureSlugOf(readFigureName(name)?.slug ?? name)),
  );
}

/** Exports and imports a chapter's questions. */
async function expectSameQuestions(chapter: LibraryChapter, format: 'moodle' | 'qti'): Promise<void> {
  const pictures = picturesOf(chapter);
  const questions = chapter.tests.flatMap((test) => test.questions);
  const file =
    format === 'moodle' ? writeMoodle(questions, pictures) : writeQti('A test', questions, pictures);
  const bytes = 'zip' in file ? file.zip : Buffer.from(file.text);
  expect(file.losses.filter((loss) => loss.startsWith('Question '))).toEqual([]);
  const items = await imported(bytes, format);
  const hasHints = format === 'moodle';
  expect(items.map((item) => held(item, hasHints))).toEqual(
    questions.map((question) => held(question, hasHints)),
  );
}

describe.each([
  ['Moodle XML', 'moodle'],
  ['QTI', 'qti'],
] as const)('after an export to %s and an import', (_, format) => {
  const listSubjects = async () => (await starterLibrary()).subjects.map(({ chapters }) => chapters);

  it("the questions of each subject's first chapter are the same after an export and import", async () => {
    for (const [first] of await listSubjects()) if (first) await expectSameQuestions(first, format);
  });

  it('all questions of the starter library are the same after an export and import', {
    tags: ['nightly'],
  }, async () => {
    for (const chapter of (await listSubjects()).flat()) await expectSameQuestions(chapter, format);
  });
});

describe('an exported file', () => {
  const question: Question = {
    question: 'Is $a < b$ & ]]>?\n\n![Two "rays"](rays-d10x10-0123456789ab "One <line>.")',
    options: ['**Yes**', 'No'],
    correctAnswer: 1,
    difficulty: 'hard',
    explanation: 'So.',
    hint: 'Look.',
    secondHint: 'Twice.',
  };
  const drawing = { bytes: Buffer.from('<svg/>'), mediaType: 'image/svg+xml' };
  const pictures: ExportPictures = new Map([['rays-d10x10-0123456789ab', drawing]]);

  it('an exported file of Moodle XML has the elements of Moodle in their order, and its pictures inside', () => {
    const { text, losses } = writeMoodle([question], pictures);
    expect(losses).toEqual(['Captions of figures are in the file, but other programs may not show them']);
    const [found, ...others] = elementsOf(readElements(text, localNames));
    expect([others, found?.attributes]).toEqual([[], { type: 'multichoice' }]);
    const children = elementsOf(found);
    expect(children.map(({ name }) => name)).toEqual(
      'name questiontext generalfeedback defaultgrade penalty hidden single shuffleanswers answernumbering answer answer hint hint tags'.split(
        ' ',
      ),
    );
    const answers = children.filter(({ name }) => name === 'answer');
    expect(answers.map(({ attributes }) => attributes.fraction)).toEqual(['0', '100']);
    const [words, file] = elementsOf(children[1]);
    expect(words?.children.join('')).toBe(
      '<p>Is \\(a &lt; b\\) &amp; ]]&gt;?</p><p><img src="@@PLUGINFILE@@/rays-d10x10-0123456789ab.svg" alt="One &lt;line&gt;." title="Two &quot;rays&quot;"/></p>',
    );
    expect(file?.attributes).toEqual({ name: 'rays-d10x10-0123456789ab.svg', path: '/', encoding: 'base64' });
    expect(Buffer.from(file?.children.join('') ?? '', 'base64').toString()).toBe('<svg/>');
  });

  it('an exported file of QTI lists each of its files in the manifest, and has items in the order of the schema', () => {
    const { zip, losses } = writeQti('A & B', [question, question], pictures);
    expect(losses).toEqual([
      'Hints are not part of this format',
      'Second hints are not part of this format',
      'Captions of figures are in the file, but other programs may not show them',
    ]);
    const files = unzipSync(zip);
    const treeOf = (name: string) => readElements(Buffer.from(files[name] ?? []).toString(), localNames);
    const listed = findAll(treeOf('imsmanifest.xml'), 'file').map(({ attributes }) => attributes.href);
    expect([...new Set(listed), 'imsmanifest.xml'].sort()).toEqual(Object.keys(files).sort());
    const test = treeOf('test.xml');
    expect(findAll(test, 'assessmentItemRef').map(({ attributes }) => attributes.href)).toEqual([
      'questions/question-1.xml',
      'questions/question-2.xml',
    ]);
    const item = treeOf('questions/question-1.xml');
    expect(elementsOf(item).map(({ name }) => name)).toEqual([
      'responseDeclaration',
      'outcomeDeclaration',
      'outcomeDeclaration',
      'itemBody',
      'responseProcessing',
      'modalFeedback',
    ]);
    expect(findAll(item, 'value')[0]?.children).toEqual(['B']);
    expect(findAll(item, 'annotation')[0]?.children).toEqual(['a < b']);
    expect(findAll(item, 'img')[0]?.attributes).toMatchObject({ alt: 'One <line>.', label: 'Two "rays"' });
  });

  it('an exported file names a picture that is not stored, and what an import would read differently', () => {
    const changed = { ...question, question: 'a  b\n\n![A ray](ray-d10x10-0123456789ab "A line")' };
    expect(writeMoodle([question, changed], pictures).losses).toEqual([
      'Captions of figures are in the file, but other programs may not show them',
      "The picture 'ray-d10x10-0123456789ab' is not stored: its caption takes its place",
      'Question 2 is not the same when this file is imported again: export a table or GIFT to keep it',
    ]);
  });
});
