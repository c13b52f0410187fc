import type { ImportPreview } from '@repo/contracts/import-export';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Answer } from './fake-server.ts';
import { checkQuestions, previewOf, row } from './import-app.tsx';

afterEach(cleanup);

type Offer = NonNullable<ImportPreview['written']>[number];

const offer = (n: number, more: Partial<Offer> = {}): Offer => ({
  n,
  line: n + 1,
  fields: {
    marks: 2,
    alternatives: [
      {
        question: `Written text ${n}`,
        parts: [
          {
            model: 'Both of them',
            groups: [
              {
                points: [
                  { text: `First of ${n}`, halves: 3 },
                  { text: `Second of ${n}`, halves: 1 },
                ],
              },
            ],
            note: 'Also right: nobody',
          },
        ],
      },
    ],
  },
  needs: null,
  isThere: false,
  ...more,
});
const needing = (n: number): Offer => offer(n, { fields: null, needs: 'There is no model answer' });
const ofKind = (n: number) => row(n, [`Question ${n} is of the kind 'number'`]);

/** One question for the test, two for the written questions, and an essay without a model answer. */
const mixed = (more: Partial<Offer> = {}) =>
  previewOf([row(1), ofKind(2), ofKind(3), ofKind(4)], {
    written: [offer(2, more), needing(3), offer(4)],
  });

const done: Answer = {
  data: {
    imported: 3,
    written: 2,
    testId: 't-9',
    message: "1 question imported into the test, 2 into the chapter's written questions",
  },
};

it('questions that do not fit a test are imported as written questions, with marking points from their answers', async () => {
  const onImported = vi.fn();
  const { server, user } = await checkQuestions(() => mixed(), { done, onImported });
  const status = await screen.findByRole('status');
  expect(status.textContent).toContain(
    '4 questions found. 2 can come in as written questions, 1 is not right yet.',
  );
  expect(status.textContent).toContain('You can import 3 and leave 1 out');
  const list = screen.getByRole('region', { name: '2 can come in as written questions' });
  const first = within(list).getByText('Written text 2').closest('li') as HTMLElement;
  expect(within(first).getByText('Question 2, line 3')).toBeDefined();
  expect(within(first).getByText('2 marks')).toBeDefined();
  expect(within(first).getByText('First of 2')).toBeDefined();
  expect(within(first).getByText('1½ marks')).toBeDefined();
  expect(within(first).getByText('½ mark')).toBeDefined();
  expect(within(first).getByText('Also right: nobody')).toBeDefined();
  expect(within(list).getByText('1 more could be a written question, but is not complete')).toBeDefined();
  expect(within(list).getByText('There is no model answer').textContent).toContain('Question 3, line 4');
  // These entries are listed only there, not among the invalid entries too.
  expect(screen.getByRole('button', { name: 'Not right (1)' })).toBeDefined();
  expect(screen.queryByText('Question text 2')).toBeNull();
  await user.dblClick(screen.getByRole('button', { name: 'Import 3 questions, leave 1 out' }));
  await waitFor(() => expect(onImported).toHaveBeenCalledTimes(1));
  const calls = server.inputsOf('content.imports.questions');
  expect(calls).toMatchObject([{ leaveOut: [3], written: [2, 4], into: { newTest: { title: 'Light' } } }]);
  expect(
    await screen.findByText("1 question imported into the test, 2 into the chapter's written questions"),
  ).toBeDefined();
});

it('imported written questions can be left out singly or all together, and copied for correction', async () => {
  const { server, user } = await checkQuestions(() => mixed(), { done });
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(await screen.findByRole('switch', { name: /as a written question: question 4/ }));
  const all = screen.getByRole('switch', { name: 'Bring all of them in' }) as HTMLInputElement;
  expect(all.checked).toBe(false);
  expect(screen.getByRole('status').textContent).toContain('You can import 2 and leave 2 out');
  await user.click(screen.getByRole('button', { name: 'Copy the list of 2' }));
  expect(copied.mock.lastCall?.[0]).toContain(
    "→ Question 3 is of the kind 'number'\n→ There is no model answer",
  );
  expect(copied.mock.lastCall?.[0]).toContain("→ Question 4 is of the kind 'number'");
  await user.click(all);
  expect(screen.getByRole('button', { name: 'Import 3 questions, leave 1 out' })).toBeDefined();
  await user.click(all);
  await user.click(screen.getByRole('button', { name: 'Import 1 question, leave 3 out' }));
  await waitFor(() => expect(server.callsOf('content.imports.questions')).toHaveLength(1));
  const [call] = server.callsOf('content.imports.questions');
  expect(call?.input).toMatchObject({ leaveOut: [2, 3, 4] });
  expect(call?.input).not.toHaveProperty('written');
});

it('a file with no test questions does not ask for a test', async () => {
  const { server, user } = await checkQuestions(
    () => previewOf([ofKind(1), ofKind(2)], { written: [offer(1), offer(2)] }),
    { done },
  );
  expect((await screen.findByRole('status')).textContent).toContain(
    '2 questions found. All can come in as written questions.',
  );
  expect(screen.queryByLabelText('Title of the test')).toBeNull();
  expect(screen.queryByRole('region', { name: 'What was found in the file' })).toBeNull();
  await user.click(screen.getByRole('switch', { name: 'Bring all of them in' }));
  expect(screen.queryByRole('button', { name: /^Import (the|\d)/ })).toBeNull();
  await user.click(screen.getByRole('switch', { name: /as a written question: question 2/ }));
  await user.click(screen.getByRole('button', { name: 'Import 1 question, leave 1 out' }));
  await waitFor(() => expect(server.callsOf('content.imports.questions')).toHaveLength(1));
  const [call] = server.callsOf('content.imports.questions');
  expect(call?.input).toMatchObject({ leaveOut: [1], written: [2] });
  expect(call?.input).not.toHaveProperty('into');
});

it('a written question that the chapter already has is skipped, unless requested again', async () => {
  const { server, user } = await checkQuestions(() => mixed({ isThere: true }), { done });
  expect(
    await screen.findByText(
      '1 question is in this chapter already and is left out, so that nothing is there twice.',
    ),
  ).toBeDefined();
  expect(screen.getByText('The chapter has it already')).toBeDefined();
  expect(screen.queryByRole('switch', { name: /written question: question 2/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Import 2 questions, leave 2 out' })).toBeDefined();
  await user.click(screen.getByRole('switch', { name: 'Import what is there already once more' }));
  await user.click(screen.getByRole('button', { name: 'Import 3 questions, leave 1 out' }));
  await waitFor(() => expect(server.callsOf('content.imports.questions')).toHaveLength(1));
  expect(server.inputsOf('content.imports.questions')[0]).toMatchObject({
    leaveOut: [3],
    written: [2, 4],
  });
});
