import { paragraph, run } from '@repo/content/testing/make-document';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TestsTab } from '#src/features/quizzes/tests-tab.tsx';
import { ImportNotesButton, ImportQuestionsButton } from '#src/import-export/import-buttons.tsx';
import type { TabProps } from '#src/selection/chapter-tabs.ts';
import type { Answer } from '../fake-server.ts';
import { fakeServer } from '../fake-server.ts';
import { previewOf, row, show, chapter as shownChapter } from '../import-app.tsx';
import { leaveTab, renderTab } from '../render-tab.tsx';
import { startServer } from '../tests-app.ts';
import { replyOf } from './read-documents.ts';

afterEach(cleanup);
afterEach(leaveTab);

const word = (name = 'Unit test.docx') => new File(['PK'], name);
const answerOf = async (body: string, use: 'questions' | 'notes'): Promise<Answer> => ({
  data: await replyOf({ body }, use),
});
const paper = ['1. Unit of power?', '(a) joule', '(b) watt', 'Ans: b']
  .map((line) => paragraph(line))
  .join('');
const hidden = paragraph(run('2. Hidden?') + run('secret', '<w:vanish/>'));
const chosenFile = { selector: 'input' };

const Tab = (props: TabProps) => (
  <TestsTab {...props} tools={<ImportQuestionsButton chapter={props.chapter} onImported={() => {}} />} />
);

it('the questions of a Word document are shown before they are added to a new test', async () => {
  const server = startServer([]);
  server.answers['content.imports.document'] = () => answerOf(paper + hidden, 'questions');
  const { user } = renderTab(Tab);
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import questions' }));
  await user.upload(dialog.getByLabelText('Choose a file', chosenFile), word());
  const paste = within(await screen.findByRole('dialog', { name: 'Questions from a document' }));
  expect(await paste.findByText('One question found.')).toBeDefined();
  expect(screen.queryByRole('dialog', { name: 'Import questions' })).toBeNull();
  expect(server.inputsOf('content.imports.document')).toEqual([{ use: 'questions', fileBase64: btoa('PK') }]);
  expect(paste.getByText(/^From Unit test\.docx\. Compare/)).toBeDefined();
  expect(paste.getByText('Hidden text is left out.').textContent).toContain('“secret”');
  expect(paste.getByText('Line 5: no options under this question: “Hidden?” is left out')).toBeDefined();
  await user.click(paste.getByRole('button', { name: 'Add 1 question' }));
  const test = within(await screen.findByRole('dialog', { name: 'Add test' }));
  expect(await test.findByDisplayValue('Unit of power?')).toBeDefined();
  expect(server.inputsOf('content.tests.create')).toEqual([]);
});

it('a Word document is added to the questions of an open test', async () => {
  const server = startServer([]);
  server.answers['content.imports.document'] = () => answerOf(paper, 'questions');
  const { user } = renderTab(Tab);
  await user.click(await screen.findByRole('button', { name: 'Add test' }));
  await user.click(await screen.findByRole('button', { name: 'Paste questions' }));
  const paste = within(await screen.findByRole('dialog', { name: 'Paste questions' }));
  await user.type(paste.getByLabelText('Questions'), '1. First?{Enter}a) x{Enter}*b) y');
  await user.upload(paste.getByLabelText('Choose a Word document', chosenFile), word());
  expect(await paste.findByText('2 questions found.')).toBeDefined();
});

it("a file that isn't a Word document changes nothing and shows the reason", async () => {
  const reason = 'A PDF cannot be read: open it in Word';
  const server = startServer([]);
  server.answers['content.imports.document'] = () => ({
    status: 400,
    message: reason,
    errorCode: 'BAD_INPUT',
  });
  const { user } = renderTab(Tab);
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import questions' }));
  await user.upload(dialog.getByLabelText('Choose a file', chosenFile), word('paper.pdf'));
  expect((await dialog.findByRole('alert')).textContent).toContain(reason);
  const large = new File([new Uint8Array(6_000_000)], 'large.docx');
  await user.upload(dialog.getByLabelText('Choose a file', chosenFile), large);
  await waitFor(() => expect(dialog.getByRole('alert').textContent).toContain('Compress Pictures'));
  expect(server.inputsOf('content.imports.document')).toHaveLength(1);
});

it('the notes of a Word document are imported as text, with a list of losses', async () => {
  const body = paragraph('Light', '<w:outlineLvl w:val="0"/>') + hidden;
  const server = fakeServer({
    'content.imports.document': () => answerOf(body, 'notes'),
    'content.imports.preview': () => previewOf([row(1)]),
    'content.imports.notes': () => ({ data: { imported: 1, testId: null, message: '1 topic imported' } }),
    'content.subjects.list': () => ({ data: [] }),
  });
  const user = show(<ImportNotesButton chapter={shownChapter} onImported={() => {}} />);
  await user.click(screen.getByRole('button', { name: 'Import' }));
  await user.upload(await screen.findByLabelText('Choose a file', chosenFile), word('notes.docx'));
  expect((await screen.findByText('Hidden text is left out.')).textContent).toContain('“secret”');
  await user.click(screen.getByRole('button', { name: 'Import 1 topic' }));
  const source = { text: '# Light\n\n2\\. Hidden?\n' };
  await waitFor(() =>
    expect(server.inputsOf('content.imports.notes')[0]).toMatchObject({ format: 'markdown', source }),
  );
});
