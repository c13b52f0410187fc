import type { PastedLine } from './pasted-cases.ts';
import { optionsIn } from './pasted-options.ts';

/**
 * A line start that may be an option's letter or number: `index` is its position among the options, `form`
 * how it is written.
 */
export type Sign = { index: number; form: string; mark: string; text: string };
/** Lines of such signs in order from the first, and the answer line below them. */
export type Run = { start: number; end: number; options: (Sign & { line: number })[]; answer: number };

export const letterAt = (index: number) => String.fromCharCode(97 + index);
export const hasOptions = (line: PastedLine | undefined) => optionsIn(line?.text ?? '').length > 0;
/** The next line with words, or the end. */
export function nextFilled(lines: readonly PastedLine[], from: number): number {
  const at = lines.slice(from).findIndex(({ text }) => text !== '');
  return at < 0 ? lines.length : from + at;
}

export function runsOf(lines: readonly PastedLine[], signsIn: (line: string) => Sign[]): Run[] {
  const runs: Run[] = [];
  for (let start = 0; start < lines.length; ) {
    const options: Run['options'] = [];
    let end = start;
    for (let at = start; at < lines.length; at = nextFilled(lines, at + 1)) {
      const signs = signsIn(lines[at]?.text ?? '');
      const isNext = signs.every(({ index }, more) => index === options.length + more);
      if (signs.length === 0 || !isNext || (options[0] && signs[0]?.form !== options[0].form)) break;
      options.push(...signs.map((sign) => ({ ...sign, line: at })));
      end = at + 1;
    }
    if (options.length > 1) runs.push({ start, end, options, answer: nextFilled(lines, end) });
    start = Math.max(end, start + 1);
  }
  return runs.filter(
    ({ start, answer }) =>
      !hasOptions(lines.slice(0, start).findLast(({ text }) => text !== '')) && !hasOptions(lines[answer]),
  );
}

/** The lines, with the options of these runs rewritten as `a) volt`. */
export function withLetters(lines: readonly PastedLine[], runs: readonly Run[]): PastedLine[] {
  const options = runs.flatMap((run) => run.options);
  return lines.flatMap((line, at) => {
    const own = options.filter((option) => option.line === at);
    if (own.length === 0) return [line];
    return own.map(({ index, mark, text }) => ({ ...line, text: `${mark}${letterAt(index)}) ${text}` }));
  });
}
