import type { PastedOption } from './pasted-options.ts';

const isForeign = (text: string) => /(?!\p{Script=Latin})\p{L}/u.test(text);
const isSame = ([one, other]: Pair) => one.lines.join(' ') === other.lines.join(' ');
type Pair = readonly [PastedOption, PastedOption];

/** Whether each pair is one option in two languages; numbers are the same in both. */
function areTranslations(pairs: readonly Pair[]): boolean {
  const others = pairs.filter((pair) => !isSame(pair));
  const firstIsForeign = isForeign(others[0]?.[0].lines.join(' ') ?? '');
  return (
    others.length > 0 &&
    pairs.every(([one, other]) => one.letter === other.letter) &&
    others.every(
      ([one, other]) =>
        isForeign(one.lines.join(' ')) === firstIsForeign &&
        isForeign(other.lines.join(' ')) !== firstIsForeign,
    )
  );
}

/**
 * Merges options in two languages, listed one language after the other or in pairs, into one question; `stem`
 * is the question in the second language between them.
 */
export function inOneList(options: readonly PastedOption[]): { options: PastedOption[]; stem: string[] } {
  const count = options.length / 2;
  const own = { options: [...options], stem: [] };
  if (!Number.isInteger(count) || count < 2) return own;
  const above = options[count - 1];
  const stem = above?.added.map(({ text }) => text) ?? [];
  const bare = options.map((option) =>
    option === above && stem.length > 0 && stem.every(isForeign)
      ? { ...option, added: [], lines: option.lines.slice(0, -stem.length) }
      : option,
  );
  const first = bare.slice(0, count);
  const halves = first.flatMap((one, at): Pair[] =>
    bare[at + count] ? [[one, bare[at + count] ?? one]] : [],
  );
  const beside = first.flatMap((_, at): Pair[] => {
    const [one, other] = [options[2 * at], options[2 * at + 1]];
    return one && other ? [[one, other]] : [];
  });
  const isInHalves = areTranslations(halves);
  const pairs = isInHalves ? halves : areTranslations(beside) ? beside : [];
  if (pairs.length === 0 || pairs.flat().some(({ added }) => added.length > 0)) return own;
  const merged = pairs.map((pair) => {
    const [one, other] = pair;
    const lines = isSame(pair) ? one.lines : [...one.lines, ...other.lines];
    return {
      ...one,
      lines,
      isMarked: one.isMarked || other.isMarked,
      isCrossed: one.isCrossed || other.isCrossed,
    };
  });
  return { options: merged, stem: isInHalves ? stem : [] };
}
