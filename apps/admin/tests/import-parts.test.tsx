import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ImportQuestionsButton } from '#src/import-export/import-buttons.tsx';
import { type Answer, type Answering, fakeServer } from './fake-server.ts';
import { chapter, checkQuestions, imported, previewOf, row, show } from './import-app.tsx';

afterEach(cleanup);

it('a file over the import limit is imported part by part, each part into a new test', async () => {
  const { server, user } = await checkQuestions((input) =>
    (input as { from?: number }).from === 501
      ? previewOf([row(501)], { total: 501 })
      : previewOf([row(1), row(500)], { total: 501, next: 501 }),
  );
  expect(
    await screen.findByText(
      'The file has 501 questions: here are 1 to 500. When they are imported, go on with 501.',
    ),
  ).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Import 2 questions' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('The file has 501 questions: here are 501 to 501.')).toBeDefined();
  expect((screen.getByLabelText('Title of the test') as HTMLInputElement).value).toBe('Light, from 501');
  await user.click(screen.getByRole('button', { name: 'Import 1 question' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, second] = server
    .callsOf('content.imports.questions')
    .map(({ input }) => input as { importId: string });
  expect(second).toMatchObject({ from: 501, into: { newTest: { title: 'Light, from 501' } } });
  expect(first?.importId).not.toBe(second?.importId);
});

/** A file of 700 questions; the test answers the request for its second part itself. */
const ofTwoParts =
  (second: Answering): Answering =>
  (input) =>
    (input as { from?: number }).from === 501
      ? second(input)
      : previewOf([row(1), row(2, ['Question 2 is required.'])], { total: 700, next: 501 });
const importFirst = 'Import 1 question, leave 1 out';

it('Import is unavailable while the next part of the file is being read', async () => {
  let answer = (_: Answer) => {};
  const { server, user } = await checkQuestions(
    ofTwoParts(() => new Promise<Answer>((resolve) => (answer = resolve))),
  );
  await user.click(await screen.findByRole('button', { name: importFirst }));
  await waitFor(() => expect(server.callsOf('content.imports.preview')).toHaveLength(2));
  for (const button of screen.queryAllByRole('button', { name: /^(Import \d|Checking)/ }))
    await user.click(button);
  expect(server.callsOf('content.imports.questions')).toHaveLength(1);
  answer(previewOf([row(501), row(502)], { total: 502 }));
  await user.click(await screen.findByRole('button', { name: 'Import 2 questions' }));
  await waitFor(() => expect(server.callsOf('content.imports.questions')).toHaveLength(2));
  const [, second] = server.inputsOf('content.imports.questions');
  expect(second).toMatchObject({ from: 501 });
  expect(second).not.toHaveProperty('leaveOut');
});

it('the import retries the next part after a failed read, instead of starting over', async () => {
  const { server, user } = await checkQuestions(ofTwoParts(() => 'offline'));
  await user.click(await screen.findByRole('button', { name: importFirst }));
  expect((await screen.findByRole('alert')).textContent).toContain('could not be checked');
  expect(screen.getByText('Check goes on with question 501 of Pasted text.')).toBeDefined();
  server.answers['content.imports.preview'] = () => previewOf([row(501)], { total: 501 });
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByRole('button', { name: 'Import 1 question' })).toBeDefined();
  expect(server.inputsOf('content.imports.preview').at(-1)).toMatchObject({ from: 501 });
});

it('a part is not imported twice when the same file is chosen again after a lost response', async () => {
  const server = fakeServer({
    'content.imports.preview': ofTwoParts(() => previewOf([row(501)], { total: 501 })),
    'content.imports.questions': () => imported(1),
    'content.subjects.list': () => ({ data: [] }),
  });
  const user = show(<ImportQuestionsButton chapter={chapter} onImported={() => {}} />);
  await user.click(screen.getByRole('button', { name: 'Import' }));
  const choose = async () =>
    user.upload(
      await screen.findByLabelText('Choose a file', { selector: 'input' }),
      new File(['x {=yes ~no}'], 'light.gift', { type: '' }),
    );
  await choose();
  await user.click(await screen.findByRole('button', { name: importFirst }));
  server.answers['content.imports.questions'] = () => 'offline';
  await user.click(await screen.findByRole('button', { name: 'Import 1 question' }));
  expect((await screen.findByRole('alert')).textContent).toContain('not written twice');
  await user.click(screen.getByRole('button', { name: 'Choose another' }));
  await choose();
  server.answers['content.imports.questions'] = () => imported(1);
  await user.click(await screen.findByRole('button', { name: 'Import 1 question' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [, lost, again] = server
    .callsOf('content.imports.questions')
    .map(({ input }) => input as { importId: string; from: number });
  expect(again).toEqual(lost);
  expect(again?.from).toBe(501);
});

it('the import skips questions that the chapter already has when a corrected file is chosen again', async () => {
  const there = { ...row(1), isThere: true };
  const { server, user } = await checkQuestions(() =>
    previewOf([there, row(2), { ...row(3, ['No']), isThere: false }]),
  );
  expect(
    await screen.findByText(
      '1 question is in this chapter already and is left out, so that nothing is there twice.',
    ),
  ).toBeDefined();
  expect(server.inputsOf('content.imports.preview')[0]).toMatchObject({ chapterId: chapter._id });
  const again = screen.getByRole('switch', { name: 'Import what is there already once more' });
  await user.click(again);
  expect(screen.getByText('1 question is in this chapter already: it will be there twice.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Import 2 questions, leave 1 out' })).toBeDefined();
  await user.click(again);
  await user.click(screen.getByRole('button', { name: 'Import 1 question, leave 2 out' }));
  await waitFor(() => expect(server.callsOf('content.imports.questions')).toHaveLength(1));
  expect(server.inputsOf('content.imports.questions')[0]).toMatchObject({ leaveOut: [1, 3] });
});

it('a file whose questions all exist in the chapter can only be imported again on request', async () => {
  const { user } = await checkQuestions(() => previewOf([{ ...row(1), isThere: true }]));
  const again = await screen.findByRole('switch', { name: 'Import what is there already once more' });
  expect(screen.queryByRole('button', { name: /^Import (the|1)/ })).toBeNull();
  await user.click(again);
  expect(screen.getByRole('button', { name: 'Import 1 question' })).toBeDefined();
});

it('the import jumps to the question number that is typed', async () => {
  const { server, user } = await checkQuestions(() => previewOf([row(1)], { total: 700, next: 501 }));
  const field = await screen.findByLabelText('Begin with question number');
  await user.clear(field);
  await user.type(field, '600{Enter}');
  await waitFor(() => expect(server.inputsOf('content.imports.preview').at(-1)).toMatchObject({ from: 600 }));
});
