import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';

/** The starter library in its folder. */
const libraryFolder = fileURLToPath(new URL('../../../packages/content/library', import.meta.url));

type Drawing = { name: string; svg: string };
type Fault = { name: string; fault: string };

async function libraryDrawings(): Promise<Drawing[]> {
  const files = (await readdir(libraryFolder, { recursive: true })).filter(
    (file) => basename(dirname(file)) === 'figures' && file.endsWith('.svg'),
  );
  return Promise.all(
    files.sort().map(async (name) => ({ name, svg: await readFile(join(libraryFolder, name), 'utf8') })),
  );
}

/** Texts that leave the box of their drawing or stand on each other, as this browser sets them. */
const misplacedTexts = (page: Page, drawings: readonly Drawing[]): Promise<Fault[]> =>
  page.evaluate((all) => {
    type Point = { x: number; y: number };
    type Text = { words: string; corners: Point[] };
    /** The box of a line has room above its capitals. */
    const shareAbove = 0.15;
    const shareBelow = 0.05;
    /** Rounding of glyphs, in the drawing's own units. */
    const slack = 0.5;

    const cornersOf = (text: SVGTextElement, drawing: SVGSVGElement): Point[] => {
      const { x, y, width, height } = text.getBBox();
      const own = text.getScreenCTM();
      const root = drawing.getScreenCTM();
      if (!own || !root) return [];
      const toDrawing = root.inverse().multiply(own);
      const [top, bottom] = [y + height * shareAbove, y + height * (1 - shareBelow)];
      return [
        [x, top],
        [x + width, top],
        [x + width, bottom],
        [x, bottom],
      ].map(([left = 0, up = 0]) => new DOMPoint(left, up).matrixTransform(toDrawing));
    };
    /** Whether a line along one side of a box lies between it and the other. */
    const isApart = (one: Point[], other: Point[]) =>
      one.some((from, at) => {
        const to = one[(at + 1) % one.length] ?? from;
        const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
        const across = { x: (to.y - from.y) / length, y: (from.x - to.x) / length };
        const along = (points: Point[]) => points.map((point) => point.x * across.x + point.y * across.y);
        const [own, foreign] = [along(one), along(other)];
        return (
          Math.max(...own) - slack <= Math.min(...foreign) || Math.max(...foreign) - slack <= Math.min(...own)
        );
      });

    return all.flatMap(({ name, svg }) => {
      const host = document.createElement('div');
      // A root of its own keeps the style sheet of one drawing from the next.
      const root = host.attachShadow({ mode: 'open' });
      root.innerHTML = svg.replaceAll(':root', ':host');
      document.body.append(host);
      const drawing = root.querySelector('svg');
      if (!drawing) return [{ name, fault: 'is no drawing' }];
      const box = drawing.viewBox.baseVal;
      const texts = [...root.querySelectorAll('text')]
        .map((text): Text => ({ words: text.textContent ?? '', corners: cornersOf(text, drawing) }))
        .filter(({ words }) => words.trim() !== '');
      const outside = texts
        .filter(({ corners }) =>
          corners.some(
            ({ x, y }) =>
              x < box.x - slack ||
              x > box.x + box.width + slack ||
              y < box.y - slack ||
              y > box.y + box.height + slack,
          ),
        )
        .map(({ words }) => ({ name, fault: `'${words}' leaves the drawing` }));
      const overlapping = texts.flatMap((one, at) =>
        texts
          .slice(at + 1)
          .filter((other) => !isApart(one.corners, other.corners) && !isApart(other.corners, one.corners))
          .map((other) => ({ name, fault: `'${one.words}' stands on '${other.words}'` })),
      );
      host.remove();
      return [...outside, ...overlapping];
    });
  }, drawings);

const drawingOf = (texts: string): Drawing => ({
  name: 'own',
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 60" width="100" height="60"><style>text{font:14px sans-serif}</style>${texts}</svg>`,
});

test('a text that leaves its drawing or stands on another is found', async ({ page }) => {
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

test('the texts of every drawing of the library keep inside it and clear of each other', async ({ page }) => {
  const drawings = await libraryDrawings();
  expect(drawings.length).toBeGreaterThanOrEqual(255);
  expect(drawings.flatMap(({ svg }) => svg.match(/<text/g) ?? []).length).toBeGreaterThan(2_000);
  expect(await misplacedTexts(page, drawings)).toEqual([]);
});
