import type { AnswersOfColumn } from '@repo/contracts/import-answers';
import type { ImportPreview } from '@repo/contracts/import-export';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { checkQuestions, previewOf, row } from './import-app.tsx';

afterEach(cleanup);

const answers: AnswersOfColumn = {
  column: 'answer',
  signs: 'numbers',
  reading: null,
  examples: [{ n: 1, question: 'Unit of current?', answer: '1' }],
  choices: [
    { reading: 'from1', options: ['volt'] },
    { reading: 'from0', options: ['ampere'] },
  ],
};

it('the import asks what ambiguous right options mean, shows the effect, and sends the choice', async () => {
  const open: Partial<ImportPreview> = { answers };
  const { server, user } = await checkQuestions((input) =>
    (input as { answers?: string }).answers === 'from0'
      ? previewOf([row(1)], { answers: { ...answers, reading: 'from0' } })
      : previewOf([row(1, ["The answer '1' of question 1 may count from 0 or from 1"])], open),
  );
  await screen.findByRole('group', { name: /^Choose what the column “answer” means/ });
  expect(screen.queryByRole('button', { name: /^Import (the|\d)/ })).toBeNull();
  expect(screen.queryByText(/mend the file/)).toBeNull();
  const from0 = screen.getByRole('radio', { name: /0 is the first option.*Unit of current\? ampere/ });
  expect(screen.getByRole('radio', { name: /1 is the first option.*volt/ })).toBeDefined();
  await user.click(from0);
  await screen.findByRole('group', { name: 'How the column “answer” is read' });
  await user.click(await screen.findByRole('button', { name: 'Import 1 question' }));
  await waitFor(() => expect(server.callsOf('content.imports.questions')).toHaveLength(1));
  expect(server.inputsOf('content.imports.questions')[0]).toMatchObject({ answers: 'from0' });
});
