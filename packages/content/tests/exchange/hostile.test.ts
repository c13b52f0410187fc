import { expect, it } from 'vitest';
import { runImportTask } from '#src/import-tasks.ts';
import { hostileFiles } from '#src/testing/hostile-files.ts';

// How soon: `npm run bench -- --only imports`.
it.each(hostileFiles)('is told what is wrong with it, or read in part: $name', async ({ pack }) => {
  const source = { fileBase64: Buffer.from(await pack()).toString('base64') };
  const { problems, rows } = await runImportTask('preview', { kind: 'flashcards', format: 'csv', source });
  expect(problems.length > 0 || rows.length <= 1).toBe(true);
});
