import type { Page } from '@playwright/test';

export type Drawing = { name: string; svg: string };
type Fault = { name: string; fault: string };

/**
 * Texts that leave their drawing's box or overlap, as this browser renders them, including lines of outlines.
 */
export const misplacedTexts = (page: Page, drawings: readonly Drawing[]): Promise<Fault[]> =>
  page.evaluate((all) => {
    type Point = { x: number; y: number };
    type Text = { words: string; corners: Point[] };
    /** A line's box has space above its capitals. */
    const shareAbove = 0.15;
    const shareBelow = 0.05;
    /** Tolerance for rounded glyph positions, in the drawing's own units. */
    const slack = 0.5;

    const cornersOf = (text: SVGGraphicsElement, drawing: SVGSVGElement): Point[] => {
      const { x, y, width, height } = text.getBBox();
      // The box of outlines has no space above and below.
      const isSet = text.localName === 'text';
      const own = text.getScreenCTM();
      const root = drawing.getScreenCTM();
      if (!own || !root) return [];
      const toDrawing = root.inverse().multiply(own);
      const top = y + (isSet ? height * shareAbove : 0);
      const bottom = y + height * (isSet ? 1 - shareBelow : 1);
      return [
        [x, top],
        [x + width, top],
        [x + width, bottom],
        [x, bottom],
      ].map(([left = 0, up = 0]) => new DOMPoint(left, up).matrixTransform(toDrawing));
    };
    /** Whether a line along one side of a box separates it from the other. */
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
      // Separate shadow roots isolate the style sheets of the drawings.
      const root = host.attachShadow({ mode: 'open' });
      root.innerHTML = svg.replaceAll(':root', ':host');
      document.body.append(host);
      const drawing = root.querySelector('svg');
      if (!drawing) return [{ name, fault: 'is no drawing' }];
      const box = drawing.viewBox.baseVal;
      const texts = [...root.querySelectorAll<SVGGraphicsElement>('text, g[aria-label]')]
        .map(
          (text): Text => ({
            words: text.getAttribute('aria-label') ?? text.textContent ?? '',
            corners: cornersOf(text, drawing),
          }),
        )
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
