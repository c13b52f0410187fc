import { expect, it } from 'vitest';
import { runImportTask } from '#src/import-tasks.ts';
import { makeWorkbook, textRow } from '#src/testing/make-workbook.ts';

const long = 'word '.repeat(200).trim();

async function badOf(
  kind: 'questions' | 'flashcards' | 'notes',
  format: 'csv' | 'gift' | 'aiken' | 'markdown',
  text: string,
) {
  const { rows } = await runImportTask('preview', { kind, format, source: { text } });
  return rows.map(({ source }) => source);
}

it('the import preview shows the whole source of each rejected entry', async () => {
  const gift = `// [tag:easy]\n::Q::${long} {\n=a\n=b\n~c}`;
  expect(await badOf('questions', 'gift', `Right {=a ~b}\n\n${gift}\n\nOpen ${long} {=a ~b`)).toEqual([
    undefined,
    gift,
    `Open ${long} {=a ~b`,
  ]);
  const aiken = `${long}?\nA. one\nANSWER: A`;
  expect(await badOf('questions', 'aiken', `Q\nA. a\nB. b\nANSWER: A\n\n${aiken}\n`)).toEqual([
    undefined,
    aiken,
  ]);
  const card = `"${long}\nsecond ""line""",`;
  expect(await badOf('flashcards', 'csv', `question,answer\n${card}\nq,a\n"x" y,z\n`)).toEqual([
    card,
    undefined,
    '"x" y,z',
  ]);
  const topic = `# ${long}\n\nOne page`;
  expect(await badOf('notes', 'markdown', `${topic}\n\n# Right\ntext\n`)).toEqual([topic, undefined]);
});

it('the import preview shows a rejected row of a workbook as a line of a table', async () => {
  const rows = textRow(1, ['question', 'answer']) + textRow(2, ['a "b", c', '']);
  const bytes = makeWorkbook({ sheets: [{ name: 'S', rows }] });
  const source = { fileBase64: Buffer.from(bytes).toString('base64') };
  const preview = await runImportTask('preview', { kind: 'flashcards', format: 'csv', source });
  expect(preview.rows[0]?.source).toBe('"a ""b"", c"');
});
