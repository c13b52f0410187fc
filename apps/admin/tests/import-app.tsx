import type { ImportPreview } from '@repo/contracts/import-export';
import { Toaster } from '@repo/ui/toaster';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { api } from '#src/api/api.ts';
import { createAppQueryClient } from '#src/api/query-client.ts';
import { trpc } from '#src/api/trpc.ts';
import { ImportQuestionsButton } from '#src/import-export/import-buttons.tsx';
import { type Answer, type Answering, fakeServer } from './fake-server.ts';

export const chapter = { _id: 'ch-1', name: 'Light' };

/** Renders a part of the app with its providers. */
export function show(children: ReactNode) {
  const queryClient = createAppQueryClient();
  render(
    <trpc.Provider client={api} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        {children}
        <Toaster flashKey="test-flash" />
      </QueryClientProvider>
    </trpc.Provider>,
  );
  return userEvent.setup();
}

/** A question of a dry run. */
export const row = (
  n: number,
  problems: string[] = [],
  losses: string[] = [],
): ImportPreview['rows'][number] => ({
  n,
  line: n + 1,
  text: `Question text ${n}`,
  parts: [
    { text: 'yes', isRight: true },
    { text: 'no', isRight: false },
  ],
  problems,
  losses,
  isThere: false,
});

/** The reply of a dry run. */
export function previewOf(rows: ImportPreview['rows'], more: Partial<ImportPreview> = {}): Answer {
  const badRows = rows.filter((each) => each.problems.length > 0).length;
  const data: ImportPreview = {
    rows,
    problems: [],
    losses: [],
    notices: [],
    badRows,
    canImport: badRows === 0 && (more.problems ?? []).length === 0,
    total: rows.length,
    next: null,
    form: null,
    ...more,
  };
  return { data };
}

/** The reply of the import. */
export const imported = (count: number): Answer => ({
  data: { imported: count, testId: 't-9', message: `${count} questions imported` },
});

/** Opens the dialog and checks a text. */
export async function check(user: ReturnType<typeof show>, text = 'question'): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Import' }));
  await user.type(await screen.findByLabelText('Or paste the text here'), text);
  await user.click(screen.getByRole('button', { name: 'Check' }));
}

/** Opens the dialog for questions and waits for the dry run of a text. */
export async function checkQuestions(
  preview: Answering,
  { done = imported(1), onImported = () => {} }: { done?: Answer; onImported?: () => void } = {},
) {
  const server = fakeServer({
    'content.imports.preview': preview,
    'content.imports.questions': () => done,
    'content.subjects.list': () => ({ data: [] }),
  });
  const user = show(<ImportQuestionsButton chapter={chapter} onImported={onImported} />);
  await check(user);
  return { server, user };
}
