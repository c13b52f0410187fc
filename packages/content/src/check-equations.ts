import { type AtomCount, countAtoms } from './count-atoms.ts';
import { LibraryError } from './library-error.ts';

/** An arrow with text above and below; '=' is an arrow only between spaces, else a double bond. */
const arrow = /(?:<=>>|<<=>|<=>|<->|<-->|->|<-|(?<=\s)=(?=\s))(?:\[[^[\]]*\]){0,2}/;
/** Limit beyond any real equation, because nested brackets take quadratic time. */
const equationMaxLength = 500;

function difference(left: AtomCount, right: AtomCount): string | null {
  for (const element of new Set([...left.atoms.keys(), ...right.atoms.keys()])) {
    const [before, after] = [left.atoms.get(element) ?? 0, right.atoms.get(element) ?? 0];
    if (Math.abs(before - after) > 1e-9) return `${element} ${before} on the left, ${after} on the right`;
  }
  return left.charge === right.charge
    ? null
    : `charge ${left.charge} on the left, ${right.charge} on the right`;
}

/** @returns the error in the content of a `\ce{…}`, or null when it balances or is no equation */
export function equationError(content: string): string | null {
  if (content.length > equationMaxLength) return null;
  const sides = content.split(arrow);
  if (sides.length === 1) return null;
  try {
    const counts = sides.map(countAtoms);
    for (const [at, right] of counts.entries()) {
      const left = counts[at - 1];
      const error = left && difference(left, right);
      if (error) return `does not balance: ${error}`;
    }
    return null;
  } catch (error) {
    return `cannot be counted: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Contents of all `\ce{…}` in a text, with their start positions. */
function chemistryOf(text: string): { at: number; content: string }[] {
  const found: { at: number; content: string }[] = [];
  let end = 0;
  for (const { index } of text.matchAll(/\\ce\{/g)) {
    // Skip one nested in another.
    if (index < end) continue;
    const start = index + '\\ce{'.length;
    end = start;
    for (let depth = 1; end < text.length; end++) {
      if (text[end] === '{') depth++;
      if (text[end] === '}' && --depth === 0) break;
    }
    found.push({ at: index, content: text.slice(start, end) });
  }
  return found;
}

/**
 * Checks that every chemical equation of a text balances in atoms and charge. To write an unbalanced one on
 * purpose, use `\rightarrow` between several `\ce{…}`.
 * @param firstLine line in the file where `text` starts
 * @throws LibraryError for the first equation that doesn't balance or can't be parsed
 */
export function checkEquations(file: string, text: string, firstLine: number): void {
  for (const { at, content } of chemistryOf(text)) {
    const error = equationError(content);
    if (!error) continue;
    const line = firstLine + text.slice(0, at).split('\n').length - 1;
    throw new LibraryError(file, line, `the equation '${content.trim()}' ${error}`);
  }
}
