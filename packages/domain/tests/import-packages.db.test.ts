import { figuresIn } from '@repo/contracts/figures';
import { beforeEach, expect, it } from 'vitest';
import { drafts, exportFile, findDraftFigure, importLibrary, importQuestions } from '#src/index.ts';
import { sampleLibrary } from '#src/testing/index.ts';
import { ctx, useFreshDatabase } from './fresh-database.ts';

useFreshDatabase();

beforeEach(async () => {
  await importLibrary(ctx, sampleLibrary());
});

const chapterId = 'econ-1';
const newTest = { title: 'Light', timeLimit: 30, passingScore: 40 };
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="M0 0h40" stroke="#000000"/></svg>';
const fileOf = (name: string, content: string) =>
  `<file name="${name}" path="/" encoding="base64">${Buffer.from(content).toString('base64')}</file>`;
const xml = `<quiz>
  <question type="multichoice">
    <questiontext format="html"><text><![CDATA[<p>Where does \\(x\\) go?</p><img src="@@PLUGINFILE@@/ray.svg" title="A ray" alt="A line.">]]></text>${fileOf('ray.svg', drawing)}</questiontext>
    <generalfeedback format="html"><text>Straight on.</text></generalfeedback>
    <answer fraction="100" format="html"><text>On</text></answer>
    <answer fraction="0" format="html"><text><![CDATA[<img src="@@PLUGINFILE@@/bad.svg" alt="Back">]]></text>${fileOf('bad.svg', '<svg><g></svg>')}</answer>
    <tags><tag><text>hard</text></tag></tags>
  </question>
  <question type="essay">
    <questiontext format="html"><text><![CDATA[Explain.<img src="@@PLUGINFILE@@/ray.svg" alt="A ray">]]></text>${fileOf('ray.svg', drawing)}</questiontext>
    <graderinfo format="html"><text>It goes on.</text></graderinfo>
  </question>
</quiz>`;

const given = (importId: string, file: string, format: 'moodle' | 'qti') => ({
  ...{ importId, chapterId, format, into: { newTest } },
  source: { fileBase64: file },
});
const testOf = async (testId: string | null) =>
  (await drafts.listTests(ctx, { chapterId })).find(({ _id }) => _id === testId);

it('the import of Moodle XML stores pictures as figures, and both exports give the same questions again', async () => {
  const first = await importQuestions(ctx, {
    ...given('moodle-0001', Buffer.from(xml).toString('base64'), 'moodle'),
    written: [2],
  });
  expect(first.message).toBe(
    "1 question imported into the test, 1 into the chapter's written questions. 1 picture could not be read",
  );
  const test = await testOf(first.testId);
  const [question] = test?.questions ?? [];
  const [figure] = figuresIn(question?.question ?? '');
  expect(figure).toMatchObject({
    name: expect.stringMatching(/^ray-d40x20-[0-9a-f]{12}$/),
    caption: 'A ray',
    description: 'A line.',
  });
  expect(question?.options).toEqual(['On', '[Back]']);
  const { path } = await findDraftFigure(ctx, { name: figure?.name ?? '', isSmall: false });
  expect((await ctx.images.get(path))?.bytes.toString()).toContain('M0 0h40');
  const written = (await drafts.listWritten(ctx, { chapterId })).at(-1);
  expect(figuresIn(written?.alternatives[0]?.question ?? '')[0]?.name).toBe(figure?.name);

  for (const [format, ending] of [
    ['moodle', 'xml'],
    ['qti', 'zip'],
  ] as const) {
    const file = await exportFile(ctx, { kind: 'questions', format, testId: first.testId ?? '' });
    expect(file.fileName).toBe(`light-${format}.${ending}`);
    expect(file.losses).toEqual([
      'Captions of figures are in the file, but other programs may not show them',
    ]);
    const again = await importQuestions(ctx, given(`again-${format}`, file.fileBase64, format));
    expect((await testOf(again.testId))?.questions).toEqual(test?.questions);
  }
});
