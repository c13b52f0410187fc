/** @module-tag nightly */
import { notesBehind } from '@repo/contracts/option-residue';
import { expect, it } from 'vitest';
import { runImportTask } from '#src/import-tasks.ts';
import { hostileFiles } from '#src/testing/hostile-files.ts';

// For the duration: `npm run bench -- --only imports`.
it.each(hostileFiles)(
  'the import rejects or partly reads the hostile file: $name',
  async ({ kind = 'flashcards' as const, pack }) => {
    const source = { fileBase64: Buffer.from(await pack()).toString('base64') };
    const { problems, rows } = await runImportTask('preview', { kind, format: 'csv', source });
    const valid = rows.filter((row) => row.problems.length === 0);
    expect(problems.length > 0 || valid.length <= 1).toBe(true);
  },
);

it.each([
  ['flashcards', 'csv', 'Why\u0000?,Because\n'],
  ['questions', 'aiken', 'Why\u0000?\nA. a\nB. b\nANSWER: A\n'],
  ['notes', 'markdown', '# A topic\n\nIts\u0000 page.\n'],
] as const)('the import rejects %s with an unstorable character', async (kind, format, text) => {
  const { rows, canImport } = await runImportTask('preview', { kind, format, source: { text } });
  expect(canImport).toBe(false);
  expect(rows[0]?.problems).toEqual(['A text has a broken character, which cannot be stored']);
});

it('notes behind options are found however many options there are', () => {
  expect(notesBehind(Array(65_532).fill('x y'))).toEqual([]);
});
