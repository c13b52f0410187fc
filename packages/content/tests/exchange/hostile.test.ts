import { expect, it } from 'vitest';
import { runImportTask } from '#src/import-tasks.ts';
import { hostileFiles } from '#src/testing/hostile-files.ts';

/** Alone a file takes less than a second; beside other tests it may take longer. */
const answerMaxMs = 3_000;

it.each(hostileFiles)('is answered soon: $name', { timeout: 30_000 }, async ({ pack }) => {
  const source = { fileBase64: Buffer.from(await pack()).toString('base64') };
  const startedAt = performance.now();
  const { problems, rows } = await runImportTask('preview', { kind: 'flashcards', format: 'csv', source });
  expect(performance.now() - startedAt).toBeLessThan(answerMaxMs);
  expect(problems.length > 0 || rows.length <= 1).toBe(true);
});
