import { readLabels, whyNotLabelled } from '@repo/contracts/drawn-labels';
import type { ChapterDrawings } from '@repo/contracts/figure-replies';
import {
  chapterDrawingsAddress,
  figureAddress,
  readFigureName,
  shownFiguresIn,
} from '@repo/contracts/figures';
import { fetchWithin } from '#src/content/figures/store-figures.ts';
import { figureCacheName } from '#src/content/library/figure-cache.ts';
import type { Library } from '#src/content/library/library.ts';
import type { Diagram } from './diagram.ts';

/** Only figures of notes and summaries, because those of questions may ask for the same labels. */
function readFigures({ topicsOfChapter, summariesOfChapter }: Library, chapterId: string) {
  const pages = [...topicsOfChapter(chapterId), ...summariesOfChapter(chapterId)].flatMap(
    (item) => item.pages,
  );
  const figures = pages
    .flatMap(({ content }) => shownFiguresIn(content))
    .filter(({ name, hasLetters }) => !hasLetters && readFigureName(name)?.kind === 'drawing');
  return [...new Map(figures.reverse().map((figure) => [figure.name, figure])).values()].reverse();
}

/** Cached drawings of a chapter by name; missing ones come from the server in one request. */
async function loadDrawings(chapterId: string, names: readonly string[]): Promise<Map<string, string>> {
  const drawings = new Map<string, string>();
  const cache = 'caches' in window ? await caches.open(figureCacheName).catch(() => null) : null;
  for (const name of names) {
    const response = await cache?.match(figureAddress(chapterId, name), { ignoreVary: true });
    if (response) drawings.set(name, await response.text());
  }
  if (drawings.size < names.length) {
    const reply = await fetchWithin(chapterDrawingsAddress(chapterId)).catch(() => null);
    const { data }: ChapterDrawings = reply ? await reply.json() : { data: {} };
    for (const [name, svg] of Object.entries(data)) drawings.set(name, svg);
  }
  return drawings;
}

/** Figures of a chapter that can be labelled as an exercise, in reading order. */
export async function findDiagrams(library: Library, chapterId: string): Promise<Diagram[]> {
  const figures = readFigures(library, chapterId);
  if (figures.length === 0) return [];
  const drawings = await loadDrawings(
    chapterId,
    figures.map(({ name }) => name),
  );
  return figures.flatMap((figure) => {
    const svg = drawings.get(figure.name);
    const drawing = svg === undefined ? null : readLabels(svg);
    return svg !== undefined && drawing && whyNotLabelled(drawing) === null ? [{ figure, svg, drawing }] : [];
  });
}
