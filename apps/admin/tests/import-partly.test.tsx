import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ImportCardsButton, ImportQuestionsButton } from '#src/import-export/import-buttons.tsx';
import { LibraryExchange } from '#src/import-export/library-exchange.tsx';
import { fakeServer } from './fake-server.ts';
import { chapter, check, checkQuestions, imported, previewOf, row, show } from './import-app.tsx';

afterEach(cleanup);

const withTwoBad = () =>
  previewOf([
    row(1),
    row(2, ['Question 2 is required.']),
    row(3, ['Select the correct answer for question 3.']),
  ]);

it('the import shows the error of every invalid entry, and imports the others without them', async () => {
  const onImported = vi.fn();
  const { server, user } = await checkQuestions(withTwoBad, { onImported });
  const status = await screen.findByRole('status');
  expect(status.textContent).toContain('3 questions found. 2 are not right yet.');
  expect(status.textContent).toContain('You can import 1 and leave 2 out');
  expect(screen.getByText('Question 2 is required.')).toBeDefined();
  expect(screen.getByText('Select the correct answer for question 3.')).toBeDefined();
  expect(screen.queryByText('Question text 1')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'All (3)' }));
  expect(screen.getByText('Question text 1')).toBeDefined();
  await user.dblClick(screen.getByRole('button', { name: 'Import 1 question, leave 2 out' }));
  await waitFor(() => expect(onImported).toHaveBeenCalledTimes(1));
  const calls = server.inputsOf('content.imports.questions');
  expect(calls).toMatchObject([{ leaveOut: [2, 3], format: 'csv' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a file with only invalid entries cannot be imported, but its errors can be copied with lines and texts', async () => {
  fakeServer({
    'content.imports.preview': () =>
      previewOf([
        { ...row(2, ['Question 2 is required.']), source: `{=yes ~${'no'.repeat(300)}}` },
        row(3, ['Line 4 is wrong']),
      ]),
  });
  const user = show(<ImportQuestionsButton chapter={chapter} onImported={() => {}} />);
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Import' }));
  await user.click(await screen.findByRole('radio', { name: /GIFT/ }));
  await user.type(screen.getByLabelText('Or paste the text here'), 'x');
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect((await screen.findByRole('status')).textContent).toContain('Nothing can be imported as it is');
  expect(screen.queryByRole('button', { name: /^Import \d/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Copy the list of 2' }));
  expect(copied).toHaveBeenCalledWith(
    [
      `// Question 2, line 3\n// → Question 2 is required.\n{=yes ~${'no'.repeat(300)}}`,
      '// Question 3, line 4\n// → Line 4 is wrong\nQuestion text 3\nyes\nno',
    ].join('\n\n'),
  );
  expect(await screen.findByText(/The list is copied/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Choose another' }));
  expect(await screen.findByLabelText('Or paste the text here')).toBeDefined();
});

it('a warning about several imported entries is shown once, with their numbers', async () => {
  await checkQuestions(() =>
    previewOf([
      row(1, [], ['Names of questions are not kept', 'Images are not kept']),
      row(2, [], ['Names of questions are not kept', 'Weights of options are not kept']),
      row(3, [], ['Names of questions are not kept', 'Images are not kept']),
    ]),
  );
  expect(await screen.findByText('(in all 3)')).toBeDefined();
  expect(screen.getAllByText(/Names of questions are not kept/)).toHaveLength(1);
  expect(screen.getByText('(questions 1, 3)')).toBeDefined();
  // A warning about a single entry is also shown at the entry.
  expect(screen.getAllByText(/Weights of options are not kept/)).toHaveLength(2);
});

it('the import shows how it split a table, and reads the file again when these settings change', async () => {
  const server = fakeServer({
    'content.imports.preview': () => previewOf([row(1)], { form: { separator: 'comma', isHtml: true } }),
    'content.imports.flashcards': () => imported(1),
    'content.subjects.list': () => ({ data: [] }),
  });
  const user = show(<ImportCardsButton chapter={chapter} onImported={() => {}} />);
  await check(user, 'a|b');
  const formatted = await screen.findByRole('switch', { name: /The texts are formatted/ });
  expect((formatted as HTMLInputElement).checked).toBe(true);
  await user.selectOptions(screen.getByLabelText('What is between the columns'), 'A bar |');
  await waitFor(() => expect(server.callsOf('content.imports.preview')).toHaveLength(2));
  await user.click(screen.getByRole('switch', { name: /The texts are formatted/ }));
  await waitFor(() => expect(server.callsOf('content.imports.preview')).toHaveLength(3));
  expect(server.inputsOf('content.imports.preview').at(-1)).toMatchObject({
    separator: 'pipe',
    isHtml: false,
  });
  await user.click(screen.getByRole('button', { name: 'Import 1 flashcard' }));
  await waitFor(() =>
    expect(server.inputsOf('content.imports.flashcards')[0]).toMatchObject({
      separator: 'pipe',
      isHtml: false,
    }),
  );
});

it('the import dialog saves a template file', async () => {
  const server = fakeServer({
    'content.exports.file': () => ({
      data: { fileName: 'flashcards-template.csv', mediaType: 'text/csv', fileBase64: '', losses: [] },
    }),
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const user = show(<ImportCardsButton chapter={chapter} onImported={() => {}} />);
  await user.click(screen.getByRole('button', { name: 'Import' }));
  await user.click(await screen.findByRole('button', { name: 'Download a template' }));
  expect(await screen.findByText('flashcards-template.csv is saved')).toBeDefined();
  expect(server.inputsOf('content.exports.file')[0]).toEqual({
    kind: 'template',
    format: 'csv',
    of: 'flashcards',
  });
});

it('the library import adds missing chapters only, and leaves existing ones unchanged', async () => {
  const chapters = [
    { name: 'Light', items: 12, isThere: true },
    { name: 'Sound', items: 3, isThere: false },
  ];
  const server = fakeServer({
    'content.imports.previewLibrary': () => ({
      data: {
        subjects: [{ name: 'Physics', isNew: false, chapters }],
        papers: [],
        problems: ["The chapter 'Light' is already there in 'Physics'"],
        canImport: false,
        missing: 1,
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
  await user.upload(input, new File(['zip'], 'library.zip', { type: 'application/zip' }));
  expect((await screen.findByRole('status')).textContent).toContain(
    '1 chapter is already there. You can add the 1 that is missing',
  );
  expect(screen.getAllByText('Is there already')).toHaveLength(1);
  const recover = server.fail('content.imports.previewLibrary');
  const zip = () => new File(['zip'], 'library.zip', { type: 'application/zip' });
  await user.upload(input, zip());
  await screen.findByRole('alert');
  expect(screen.queryByRole('button', { name: /^Add the 1 chapter/ })).toBeNull();
  recover();
  await user.upload(input, zip());
  await screen.findByText('Is there already');
  await user.click(screen.getByRole('button', { name: 'Add the 1 chapter that is missing' }));
  expect(await screen.findByText('1 chapter imported')).toBeDefined();
  expect(server.inputsOf('content.imports.library')[0]).toMatchObject({ onlyMissing: true });
});
