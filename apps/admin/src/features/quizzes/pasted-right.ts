import { markedOption } from '@repo/contracts/marked-option';
import { hasOpenStar, otherLetter } from '@repo/contracts/option-residue';
import { pasteCopy } from './paste-copy.ts';
import { rightOfAnswer, splitAnswer, withSign } from './pasted-answers.ts';
import { foreignSigns } from './pasted-options.ts';
import type { PastedQuestion, PasteProblem } from './pasted-question.ts';
import { joined } from './pasted-text.ts';

export type Right = { index: number | null; problems: PasteProblem[] };

/** A question's option texts before and after answers at their ends were removed, and all answers. */
export function settled({ line, options, answers }: PastedQuestion) {
  const texts = options.map(({ lines }) => joined(lines, ' '));
  const found = [...answers];
  const split = texts.map((text) => splitAnswer(text, texts));
  const bare = texts.map((text, at) => split[at]?.option ?? text);
  for (const [at, each] of split.entries())
    if (each) found.push({ line, text: withSign(texts[at] ?? '', each.answer, bare) });
  const signs = foreignSigns(options);
  const isClear = split.every((each) => !each || rightOfAnswer(each.answer, bare, signs) !== null);
  return { texts: isClear ? bare : texts, bare, answers: found };
}

/**
 * The right option, and what is unclear about it.
 * @param texts of the options, from a
 */
export function rightOf(
  { line, options }: PastedQuestion,
  answers: readonly PastedQuestion['answers'][number][],
  texts: readonly string[],
): Right {
  const signs = foreignSigns(options);
  const read = answers.map((answer) => ({ ...answer, right: rightOfAnswer(answer.text, texts, signs) }));
  // Standard options that the paper omits have no text.
  const unclear = read.filter(({ right }) => right === null || texts[right.index] === '');
  if (unclear.length > 0)
    return {
      index: null,
      problems: unclear.map((each) => ({ line: each.line, message: pasteCopy.unclear(each.text) })),
    };
  const marked = options.flatMap(({ isMarked }, index) => (isMarked ? [index] : []));
  const other = marked.length === 1 ? otherLetter(texts, marked[0] ?? 0) : null;
  if (other !== null) return { index: null, problems: [{ line, message: pasteCopy.unclear(other) }] };
  const isStarred = (index: number) => !options[index]?.isMarked && hasOpenStar(texts[index] ?? '');
  if (marked.length === 1 && [...texts.keys()].some(isStarred))
    return { index: null, problems: [{ line, message: pasteCopy.severalRight }] };
  const named = new Set(read.flatMap(({ right }) => (right ? [right.index] : [])));
  const all = named.size === 0 ? marked : [...new Set([...named, ...marked])];
  const rests = read.flatMap(({ line: at, right }) =>
    right && right.rest !== '' ? [{ line: at, message: pasteCopy.leftOut(right.rest) }] : [],
  );
  const problems = all.length > 1 ? [{ line, message: pasteCopy.severalRight }, ...rests] : rests;
  const shown = markedOption(texts);
  const isOther = shown !== null && all.length === 1 && all[0] !== shown;
  if (isOther) problems.unshift({ line, message: pasteCopy.severalRight });
  const index = all.length === 1 && !isOther ? (all[0] ?? null) : null;
  const isContradicted = index === null || options[index]?.isCrossed;
  if (!isContradicted || !options.some(({ isCrossed }) => isCrossed)) return { index, problems };
  return { index: null, problems: [...problems, { line, message: pasteCopy.crosses }] };
}
