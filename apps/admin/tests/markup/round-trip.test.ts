import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { getSchema } from '@tiptap/core';
import { Node } from '@tiptap/pm/model';
import { describe, expect, it } from 'vitest';
import { markupExtensions } from '#src/markup-editor/extensions.ts';
import { readMarkup } from '#src/markup-editor/read-markup.ts';
import { writeMarkup } from '#src/markup-editor/write-markup.ts';

const schema = getSchema(markupExtensions(''));
const roundTrip = (text: string) => writeMarkup(Node.fromJSON(schema, readMarkup(text)));

const library = resolve(import.meta.dirname, '../../../../packages/content/library');
const files = readdirSync(library, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.md'),
);

/** The pages of a library file, as the importer stores them. */
function pagesOf(file: string): string[] {
  const [, , body = ''] = readFileSync(resolve(library, file), 'utf8').split(/^---$/m);
  return body.split(/^<!-- page -->$/m).map((page) => page.trim());
}

describe("the library's stored texts", () => {
  it("the library's stored texts are found by the test", () => {
    expect(files.length).toBeGreaterThan(90);
  });

  for (const [index, file] of files.entries())
    it(
      `the library's stored texts are unchanged after reading and writing: ${file}`,
      index % 10 === 0 ? {} : { tags: ['nightly'] },
      () => {
        for (const page of pagesOf(file)) expect(roundTrip(page)).toBe(page);
      },
    );
});
