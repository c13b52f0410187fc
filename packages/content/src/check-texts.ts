import { checkMarkup } from './check-markup.ts';
import { LibraryError } from './library-error.ts';
import type { YamlFile } from './parse-yaml.ts';

/** A text of a YAML file with its path. */
export type PlacedText = { path: readonly PropertyKey[]; text: string };

/**
 * Checks the markup of these texts.
 * @throws LibraryError with the line of the invalid text
 */
export function checkTexts(yaml: YamlFile, texts: readonly PlacedText[]): void {
  for (const { path, text } of texts) checkMarkup(yaml.file, text, yaml.lineOf(path));
}

/** Symbols differ by case (RR and rr, mW and MW), words don't. */
function sameKeyOf(text: string): string {
  const oneSpaced = text.replaceAll(/\s+/g, ' ').trim();
  return /\p{L}{4}/u.test(oneSpaced) ? oneSpaced.toLowerCase() : oneSpaced;
}

/** Records texts and where they first appeared, to find duplicates within a subject. */
export class SeenTexts {
  readonly #places = new Map<string, string>();

  /** @throws LibraryError with both places of a duplicate */
  add(yaml: YamlFile, { path, text }: PlacedText, what: string): void {
    const key = sameKeyOf(text);
    const line = yaml.lineOf(path);
    const first = this.#places.get(key);
    if (first)
      throw new LibraryError(
        yaml.file,
        line,
        `${what} stands twice: '${text.slice(0, 60)}', first in ${first}`,
      );
    this.#places.set(key, `${yaml.file}:${line}`);
  }
}
