import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { type Drawing, misplacedTexts } from '#src/checks/misplaced-texts.ts';

/** The starter library in its folder. */
const libraryFolder = fileURLToPath(new URL('../../../../packages/content/library', import.meta.url));

async function libraryDrawings(): Promise<Drawing[]> {
  const files = (await readdir(libraryFolder, { recursive: true })).filter(
    (file) => basename(dirname(file)) === 'figures' && file.endsWith('.svg'),
  );
  return Promise.all(
    files.sort().map(async (name) => ({ name, svg: await readFile(join(libraryFolder, name), 'utf8') })),
  );
}

const drawingOf = (texts: string): Drawing => ({
  name: 'own',
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 60" width="100" height="60"><style>text{font:14px sans-serif}</style>${texts}</svg>`,
});

test('the check of drawings finds a text that leaves its drawing or overlaps another', async ({ page }) => {
  const faultsOf = async (texts: string) =>
    (await misplacedTexts(page, [drawingOf(texts)])).map(({ fault }) => fault);
  expect(await faultsOf('<text x="80" y="20">focus</text>')).toEqual(["'focus' leaves the drawing"]);
  expect(await faultsOf('<text x="10" y="20">focus</text><text x="30" y="24">lens</text>')).toEqual([
    "'focus' stands on 'lens'",
  ]);
  expect(await faultsOf('<text x="10" y="20">focus</text><text x="10" y="38">lens</text>')).toEqual([]);
  const turned = '<text x="20" y="50" transform="rotate(-45 20 50)">axis</text>';
  expect(await faultsOf(`${turned}<text x="62" y="54">lens</text>`)).toEqual([]);
  expect(await faultsOf(`${turned}<text x="30" y="40">lens</text>`)).toEqual(["'axis' stands on 'lens'"]);
});

test('the texts of every library drawing stay inside it and do not overlap', async ({ page }) => {
  const drawings = await libraryDrawings();
  expect(drawings.length).toBeGreaterThanOrEqual(255);
  expect(drawings.flatMap(({ svg }) => svg.match(/<text/g) ?? []).length).toBeGreaterThan(2_000);
  expect(await misplacedTexts(page, drawings)).toEqual([]);
});
