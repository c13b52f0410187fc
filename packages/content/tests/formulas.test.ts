import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import katex from 'katex';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { libraryFolder } from '#src/index.ts';
import 'katex/contrib/mhchem';

/** KaTeX's warnings are errors in this test. */
function render(formula: string, displayMode: boolean): string | null {
  try {
    katex.renderToString(formula, { displayMode, throwOnError: true, strict: 'error' });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The errors of a text's formulas, each with its reason. */
function errors(text: string): string[] {
  const found: string[] = [];
  for (const [, block, inline] of text.matchAll(/\$\$([^$]+)\$\$|\$([^$]+)\$/g)) {
    const error = render(block ?? inline ?? '', block !== undefined);
    if (error) found.push(`${block ?? inline}: ${error}`);
  }
  return found;
}

/** Every text of a YAML value, however deep. */
const texts = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(texts)
      : [];

it('the formula check reports a formula that KaTeX cannot render', () => {
  expect(errors('a $\\frac{1}{2}$ b $\\frac{1}$ c')).toHaveLength(1);
  expect(errors('$\\unknowncommand x$')).toHaveLength(1);
  expect(errors('$$\\ce{H2O -> {x}$$')).toHaveLength(1);
});

it('the formula check accepts every formula in the library', async () => {
  const names = await readdir(libraryFolder, { recursive: true });
  let count = 0;
  const wrong: string[] = [];
  for (const name of names.filter((each) => ['.md', '.yaml'].includes(extname(each)))) {
    const text = await readFile(join(libraryFolder, name), 'utf8');
    for (const part of extname(name) === '.md' ? [text] : texts(parse(text))) {
      count += part.split('$').length >> 1;
      wrong.push(...errors(part).map((error) => `${name}: ${error}`));
    }
  }
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(1500);
});
