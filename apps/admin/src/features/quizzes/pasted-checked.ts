import { assertionReasonOptions } from '@repo/contracts/items/question-kinds';
import { pasteCopy } from './paste-copy.ts';
import { romanIn } from './pasted-cases.ts';
import { foreignSigns, withLettersOfRow, withoutBars } from './pasted-options.ts';
import type { PastedQuestion } from './pasted-question.ts';
import { inOneList } from './pasted-repeats.ts';
import { readStem } from './pasted-stem.ts';
import { joined } from './pasted-text.ts';
import { doubtfulLines, withoutKeysBelow } from './pasted-wraps.ts';

/** Checks a question: removes the answers found in its lines, and collects its doubtful parts. */
export function checked(read: PastedQuestion): PastedQuestion {
  const { options: own, keys } = withoutKeysBelow(withoutBars(withLettersOfRow(read.options)));
  const { options: listed, stem: inOther } = inOneList(own);
  const whole = { ...read, options: listed, question: [...read.question, ...inOther] };
  const doubtful = doubtfulLines(whole.options).map(({ number, text, letter }) => ({
    line: number,
    message: pasteCopy.added(text, letter),
  }));
  const { line, options, statements } = whole;
  const part = whole.numbered ? null : romanIn(whole.question[0] ?? '');
  const parts = part && part.number > 1 ? [{ line, message: pasteCopy.partOf(whole.question[0] ?? '') }] : [];
  const leftOut = keys.map(({ number, text }) => ({ line: number, message: pasteCopy.leftOut(text) }));
  const raw = { ...whole, problems: [...whole.problems, ...leftOut, ...doubtful, ...parts] };
  const written = options.map(({ lines }) => joined(lines, ' '));
  // The board's standard options may be omitted.
  const texts = written.length === 0 && statements === 'both' ? assertionReasonOptions : written;
  const { stem, answers, suspects, isOfTwo } = readStem(
    raw.question,
    texts,
    foreignSigns(options),
    raw.items,
  );
  return {
    ...raw,
    unclear: isOfTwo ? pasteCopy.twoQuestions : raw.unclear,
    question: stem,
    answers: [...raw.answers, ...answers.map((text) => ({ line, text }))],
    problems: [...raw.problems, ...suspects.map((text) => ({ line, message: pasteCopy.shown(text) }))],
  };
}
