import { readFile } from 'node:fs/promises';
import type { PlacedFault } from '../fault.ts';
import { type PlacedText, placeOf } from '../sources.ts';

/** Hinglish words of the library, one per line; `#` starts a comment. The spell checker also uses them. */
const list = new URL('../../hinglish.txt', import.meta.url);

export const readHinglish = (): Promise<string> => readFile(list, 'utf8');

/** Parses such a list. */
export const hinglishWords = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .split('\n')
      .map((line) => line.replace(/#.*$/, '').trim().toLowerCase())
      .filter(Boolean),
  );

/** How many letters at the end of a page may be Hinglish: about half a line on desktops. */
const lettersMax = 72;

export const withoutFigures = (text: string) =>
  text.replaceAll(/^!\[.*$/gm, (line) => ' '.repeat(line.length));

/** Memes may use Hinglish, and titles are names. */
const mayBeHinglish = ({ file, path }: PlacedText) =>
  /(?:^|\/)memes\.yaml$/.test(file) || path.at(-1) === 'name' || path.at(-1) === 'title';

/** Hinglish outside the last half line of a notes page, memes and titles; one fault per line. */
export function hinglishFaults(texts: readonly PlacedText[], words: ReadonlySet<string>): PlacedFault[] {
  return texts
    .filter((placed) => !mayBeHinglish(placed))
    .flatMap((placed) => {
      const text = withoutFigures(placed.text).trimEnd();
      const end = placed.path[0] === 'pages' ? text.length - lettersMax : text.length;
      const found = [...text.matchAll(/\p{L}+/gu)].filter(
        ({ 0: word, index }) => index < end && words.has(word.toLowerCase()),
      );
      const lines = new Map(found.toReversed().map(({ index }) => [placeOf(placed, index), index]));
      return [...lines].map(([place, index]) => {
        const shown = text.slice(text.lastIndexOf('. ', index) + 1, index + 40).trim();
        return {
          place,
          fault: `Hinglish that is not in the last half-line of a page: ${shown.split('\n')[0]}`,
        };
      });
    });
}
