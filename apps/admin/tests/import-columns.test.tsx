import type { ColumnsOfTable } from '@repo/contracts/import-columns';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { checkQuestions, previewOf, row } from './import-app.tsx';

afterEach(cleanup);

const columns: ColumnsOfTable = {
  rows: [
    ['No', 'Sawaal', 'Option A', 'Doosra', 'Javaab'],
    ['1', 'Unit of current?', 'volt', 'ampere', 'B'],
  ],
  uses: ['none', 'none', 'optionA', 'none', 'none'],
  from: 1,
};
const select = (name: string) => screen.findByRole('combobox', { name });

it('the import asks what the columns of an unknown table hold, and reads and imports it with them', async () => {
  const assigned = { uses: ['none', 'question', 'optionA', 'optionB', 'answer'], from: 1 } as const;
  const { server, user } = await checkQuestions((input) =>
    (input as { columns?: unknown }).columns
      ? previewOf([row(1)], { columns: { ...columns, ...assigned, uses: [...assigned.uses] } })
      : previewOf([], { problems: ['The first line has to name the columns'], columns }),
  );
  expect(((await select('Column 3: Option A')) as HTMLSelectElement).value).toBe('optionA');
  expect(screen.queryByText('The first line has to name the columns')).toBeNull();
  const read = screen.getByRole('button', { name: 'Read the table again' });
  expect(read.hasAttribute('disabled')).toBe(true);
  expect(screen.getByText('Still missing: Question, two options, Answer')).toBeDefined();
  await user.selectOptions(await select('Column 2: Sawaal'), 'Question');
  await user.selectOptions(await select('Column 4: Doosra'), 'Option B');
  await user.selectOptions(await select('Column 5: Javaab'), 'Answer');
  await user.click(read);
  await user.click(await screen.findByRole('button', { name: 'Import 1 question' }));
  await waitFor(() => expect(server.callsOf('content.imports.questions')).toHaveLength(1));
  expect(server.inputsOf('content.imports.questions')[0]).toMatchObject({ columns: assigned });
});

it('the columns of a table that was read can be assigned again, each meaning to one column', async () => {
  const uses: ColumnsOfTable['uses'] = ['none', 'question', 'optionA', 'optionB', 'answer'];
  const { user } = await checkQuestions(() => previewOf([row(1)], { columns: { ...columns, uses } }));
  await user.click(await screen.findByRole('button', { name: 'Change the columns' }));
  await user.selectOptions(await select('Column 1: No'), 'Option A');
  const read = screen.getByRole('button', { name: 'Read the table again' });
  expect(read.hasAttribute('disabled')).toBe(true);
  expect(screen.getByText('Chosen for two columns: Option A')).toBeDefined();
  await user.selectOptions(await select('Column 3: Option A'), 'Not needed');
  expect(screen.queryByText(/^Chosen for two/)).toBeNull();
  await user.selectOptions(await select('Column 3: Option A'), 'Option C');
  expect(read.hasAttribute('disabled')).toBe(false);
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'The first question is in' }),
    'row 1: No · Sawaal · Option A · Doosra · Javaab',
  );
  expect(await select('Column 3')).toBeDefined();
});
