import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

export const measurementsPage = fileURLToPath(new URL('../../../../docs/measurements.md', import.meta.url));

const begin = (name: string) => `<!-- begin ${name} -->`;
const end = (name: string) => `<!-- end ${name} -->`;

/**
 * Position of the text between these markers in a page.
 * @throws when the markers are missing
 */
function placeOf(page: string, name: string): { from: number; to: number } {
  const from = page.indexOf(begin(name));
  const to = page.indexOf(end(name));
  if (from < 0 || to < from) throw new Error(`the page has no ${begin(name)} … ${end(name)}`);
  return { from: from + begin(name).length, to };
}

/** The page with this text between its markers of that name; everything else stays. @throws without them */
export function withMarked(page: string, name: string, text: string): string {
  const { from, to } = placeOf(page, name);
  return `${page.slice(0, from)}\n\n${text.trim()}\n\n${page.slice(to)}`;
}

/**
 * The text between the markers.
 * @throws without them
 */
export function readMarked(page: string, name: string): string {
  const { from, to } = placeOf(page, name);
  return page.slice(from, to).trim();
}

/**
 * Replaces the text of docs/measurements.md between these markers.
 * @throws without them
 */
export async function writeMeasured(name: string, update: (before: string) => string): Promise<void> {
  const page = await readFile(measurementsPage, 'utf8');
  await writeFile(measurementsPage, withMarked(page, name, update(readMarked(page, name))));
}

const titleOf = (section: string) => section.slice(0, section.indexOf('\n'));

/** The sections with each new one in place of that with its title, or at the end. Each starts with its `## title` line. */
export function withSections(before: string, sections: readonly string[]): string {
  const all = new Map(before.split(/^(?=## )/m).map((section) => [titleOf(section), section.trim()]));
  for (const section of sections) all.set(titleOf(section), section.trim());
  return [...all.values()].join('\n\n');
}
