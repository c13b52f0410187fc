import { expect, it } from 'vitest';
import { readCopiedHtml } from '#src/markup-editor/html-reader.ts';

it('a paste whose HTML cannot be read falls back to its plain text, and says so', async () => {
  const failing = () => {
    throw new TypeError('Failed to fetch');
  };
  const { text, notes } = await readCopiedHtml('<p>H<sub>2</sub>O</p>', ' H2O\n', failing);
  expect(text).toBe('H2O');
  expect(notes[0]?.text).toMatch(/^Pasted as plain text: raised signs/);
});
