import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ExportButton } from '#src/import-export/export-button.tsx';
import { ImportCardsButton, ImportQuestionsButton } from '#src/import-export/import-buttons.tsx';
import { LibraryExchange } from '#src/import-export/library-exchange.tsx';
import { type Answer, fakeServer } from './fake-server.ts';
import { chapter, previewOf, row, show } from './import-app.tsx';

afterEach(cleanup);

const imported: Answer = { data: { imported: 2, testId: 't-9', message: '2 questions imported' } };

it('an import into a new test runs once for a double click, and reuses its id after a lost response', async () => {
  const onImported = vi.fn();
  const server = fakeServer({
    'content.imports.preview': () => previewOf([row(1, [], ['Names of questions are not kept']), row(2)]),
    'content.imports.questions': () => 'offline',
    'content.subjects.list': () => ({ data: [] }),
  });
  const user = show(<ImportQuestionsButton chapter={chapter} onImported={onImported} />);
  await user.click(screen.getByRole('button', { name: 'Import' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import questions' });
  await user.upload(
    within(dialog).getByLabelText('Choose a file', { selector: 'input' }),
    new File(['::Q1:: x {=yes ~no}'], 'light.gift', { type: '' }),
  );
  expect(await screen.findByText('2 questions found. All can be imported.')).toBeDefined();
  expect(server.inputsOf('content.imports.preview')[0]).toEqual({
    kind: 'questions',
    chapterId: chapter._id,
    format: 'gift',
    source: { fileBase64: btoa('::Q1:: x {=yes ~no}') },
  });
  expect(screen.getByText('What will not be kept')).toBeDefined();
  const title = screen.getByLabelText('Title of the test');
  await user.clear(title);
  await user.click(screen.getByRole('button', { name: 'Import 2 questions' }));
  expect(screen.getByText('Test title is required.')).toBeDefined();
  await user.type(title, 'Rays');
  await user.click(screen.getByRole('button', { name: 'Import 2 questions' }));
  expect((await screen.findByRole('alert')).textContent).toContain('not written twice');
  server.answers['content.imports.questions'] = () => imported;
  await user.dblClick(screen.getByRole('button', { name: 'Import 2 questions' }));
  await waitFor(() => expect(onImported).toHaveBeenCalledTimes(1));
  const [first, second, ...more] = server.callsOf('content.imports.questions').map((call) => call.input);
  expect(more).toEqual([]);
  expect(first).toEqual(second);
  expect(first).toMatchObject({
    chapterId: 'ch-1',
    format: 'gift',
    into: { newTest: { title: 'Rays', timeLimit: 10, passingScore: 40 } },
  });
  expect(await screen.findByText('2 questions imported')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('an import adds questions to an existing test', async () => {
  const server = fakeServer({
    'content.imports.preview': () => previewOf([row(1)]),
    'content.imports.questions': () => imported,
  });
  const tests = [{ _id: 't-1', title: 'Chapter test', questions: [1, 2, 3] }];
  const user = show(<ImportQuestionsButton chapter={chapter} tests={tests} onImported={() => {}} />);
  await user.click(screen.getByRole('button', { name: 'Import' }));
  await user.type(await screen.findByLabelText('Or paste the text here'), 'x');
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await user.selectOptions(await screen.findByLabelText('Where to'), 'Add to “Chapter test” (3 now)');
  await user.click(screen.getByRole('button', { name: 'Import 1 question' }));
  await waitFor(() =>
    expect(server.inputsOf('content.imports.questions')[0]).toMatchObject({ into: { testId: 't-1' } }),
  );
});

it('the import dialog reports a missing or too large file immediately, without a request', async () => {
  const server = fakeServer({});
  const user = show(<ImportCardsButton chapter={chapter} onImported={() => {}} />);
  await user.click(screen.getByRole('button', { name: 'Import' }));
  await user.click(await screen.findByRole('button', { name: 'Check' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Choose a file or paste its text');
  const file = new File(['x'], 'big.csv');
  Object.defineProperty(file, 'size', { value: 2_000_000 });
  await user.upload(screen.getByLabelText('Choose a file', { selector: 'input' }), file);
  expect(screen.getByRole('alert').textContent).toContain('at most 1 MB');
  // Pressing Check must not hide the file's error.
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getByRole('alert').textContent).toContain('at most 1 MB');
  for (const name of ['big.apkg', 'big.colpkg']) {
    const deck = new File(['x'], name);
    Object.defineProperty(deck, 'size', { value: 6_000_000 });
    await user.upload(screen.getByLabelText('Choose a file', { selector: 'input' }), deck);
    expect(screen.getByRole('alert').textContent).toContain('at most 5.9 MB');
  }
  expect(server.calls).toEqual([]);
});

it('an export is saved in the chosen format and says what it leaves out', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const server = fakeServer({
    'content.exports.file': () => ({
      data: {
        fileName: 'chapter-test-aiken.txt',
        mediaType: 'text/plain',
        fileBase64: btoa('Q'),
        losses: ['Explanations are not part of this format'],
      },
    }),
  });
  const user = show(<ExportButton kind="questions" id="t-1" name="Chapter test" />);
  await user.click(screen.getByRole('button', { name: 'Export: Chapter test' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Aiken' }));
  expect(await screen.findByText(/Explanations are not part of this format/)).toBeDefined();
  expect(saved).toEqual(['chapter-test-aiken.txt']);
  expect(server.inputsOf('content.exports.file')[0]).toEqual({
    kind: 'questions',
    format: 'aiken',
    testId: 't-1',
  });
});

it('the library import shows what the file holds and what prevents adding it, then adds it', async () => {
  const light = { name: 'Light', items: 12, isThere: true };
  const subjects = [{ name: 'Physics', isNew: true, chapters: [light] }];
  const server = fakeServer({
    'content.imports.previewLibrary': () => ({
      data: {
        subjects,
        papers: [{ name: 'Science 2025-26', isThere: true }],
        problems: ["The chapter 'Light' is already there in 'Physics'"],
        canImport: false,
        missing: 0,
        changedDrawings: [],
        changedDrawingsCount: 0,
      },
    }),
    'content.imports.library': () => ({ data: { imported: 1, testId: null, message: '1 chapter imported' } }),
    'content.subjects.list': () => ({ data: [] }),
  });
  const user = show(<LibraryExchange />);
  await user.click(screen.getByRole('button', { name: 'Add a library' }));
  const input = await screen.findByLabelText('Choose a zip file', { selector: 'input' });
  const zip = new File(['zip'], 'library.zip', { type: 'application/zip' });
  await user.upload(input, zip);
  expect((await screen.findByRole('status')).textContent).toContain("'Light' is already there");
  expect(screen.queryByRole('button', { name: 'Add 1 chapter' })).toBeNull();
  expect(screen.getByText('Science 2025-26').textContent).toContain('Is there already');
  server.answers['content.imports.previewLibrary'] = () => ({
    data: {
      subjects,
      papers: [],
      problems: [],
      canImport: true,
      missing: 1,
      changedDrawings: [
        { name: 'Light: mirror', leftOut: { filter: 2, metadata: 1 } },
        { name: 'Light: lens', leftOut: { filter: 1, image: 1 } },
        { name: 'Light: eye', leftOut: { metadata: 1 } },
      ],
      changedDrawingsCount: 5,
    },
  });
  await user.upload(input, zip);
  const leftOut = (await screen.findByText('Left out of its drawings:')).parentElement;
  expect(
    within(leftOut ?? document.body)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'blurs and shadows (Light: mirror, Light: lens)',
    'pictures inside the drawing: upload the picture itself (Light: lens)',
    '2 more drawings lose parts.',
  ]);
  await user.click(await screen.findByRole('button', { name: 'Add 1 chapter' }));
  expect(await screen.findByText('1 chapter imported')).toBeDefined();
  expect(server.inputsOf('content.imports.library')[0]).toMatchObject({ zipBase64: btoa('zip') });
});
