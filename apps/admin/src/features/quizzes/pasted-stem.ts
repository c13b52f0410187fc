import { residueOfLines } from '@repo/contracts/format-residue';
import { letters } from '@repo/contracts/option-letters';
import {
  answerHead,
  answerIn,
  isInSentence,
  othersIn,
  rightOfAnswer,
  saysLetter,
  withSign,
} from './pasted-answers.ts';
import { aroundReason, hasReason } from './pasted-statements.ts';

/** `Unit? [Ans: b]`, `Unit? Ans: (b)`; but 'Find key (a)' and 'Choose the correct answer: a' ask. */
const stemAnswers = [
  new RegExp(`^(.*\\S)\\s*[([]\\s*${answerHead}\\s*\\.?\\s*[:：=–—-]?\\s*([${letters}])\\s*[)\\]]$`, 'iu'),
  new RegExp(
    `^(.*\\S)(?<!\\b(?:correct|right|the|ans(?:wer)?)|सही)\\s+(?:ans\\s*\\.?|(?:ans(?:wer)?|उत्तर)\\s*\\.?\\s*[:：=–—-]|(?:answer\\s+)?key\\s*[:：])\\s*([([]?[${letters}][)\\]]?)\\.?$`,
    'iu',
  ),
];
/** `Unit? Ans: ohm`, `Unit? (Ans. ohm)`, `Unit? Ans ohm`; but 'Choose the correct answer: x' asks. */
const textsBehind = [
  /^(.*\S)(?<!\b(?:correct|right|the|your|an?|सही))\s*[\s([](?:(?:ans(?:wer)?|उत्तर)\s*\.?\s*[:：=–—−-]+|ans\.)\s*(\S.*?)[)\]]?$/iu,
  new RegExp(
    `^(.*[?？।_])\\s*[([]?\\s*(?:(?:${answerHead}|sol(?:ution|n)?|हल)\\s*\\.?\\s*[:：=–—-]+\\s*|ans\\s+)(\\S.*?)[)\\]]?$`,
    'iu',
  ),
];
/** A line split at such a word: the text before it, and the text after. */
function splitText(line: string): { stem: string; answer: string } | null {
  for (const form of textsBehind) {
    const [, stem, answer] = form.exec(line) ?? [];
    if (stem !== undefined && answer !== undefined) return { stem, answer };
  }
  return null;
}
/** A question's line without the answer at its end, and that answer; null if none is certain. */
function splitStem(line: string, isFirst: boolean, options: readonly string[], signs: string) {
  const bare = line.replace(/\*\*([^*]+)\*\*$/, '$1');
  for (const form of stemAnswers) {
    const [, stem = '', answer] = form.exec(bare) ?? [];
    const isOwn = othersIn(stem) === '' && !isInSentence(stem, bare.slice(stem.length));
    if (answer !== undefined && isOwn) return { stem, answer };
  }
  const alone = isFirst ? null : answerIn(line);
  if (alone && rightOfAnswer(alone, options, signs)) return { stem: '', answer: alone };
  const split = splitText(bare);
  const isOwn = split && othersIn(split.stem) === '';
  return isOwn && rightOfAnswer(split.answer, options, signs) ? split : null;
}

/** Parts of a line in a case's text that may be an answer. */
export function answerInPassage(line: string): string | null {
  const split = splitText(line.replaceAll(/\s+/g, ' '));
  if (split && !/^the\b/i.test(line)) return line.slice(split.stem.length).trim();
  return splitStem(line, true, [], '') || saysLetter(line) ? line : null;
}

/** A question's lines without the answers in them, those answers, and possible answers. */
export function readStem(
  lines: readonly string[],
  options: readonly string[],
  signs: string,
  items: readonly string[],
) {
  const stem: string[] = [];
  const answers: string[] = [];
  let isOfTwo = false;
  for (const [index, line] of lines.entries()) {
    const split = splitStem(line, index === 0, options, signs);
    if (split?.stem === '' && /[?？।]$/u.test(stem.at(-1) ?? '') && /[?？।]$/u.test(lines.at(-1) ?? ''))
      isOfTwo = true;
    if (split) answers.push(withSign(line, split.answer, options));
    if (split?.stem !== '') stem.push(split?.stem ?? line);
  }
  const own = stem.filter((line) => !items.includes(line));
  const reason = own.findIndex(hasReason);
  const around = aroundReason(own[reason] ?? '');
  const cut = reason < 0 ? own : own.toSpliced(reason, 1, ...around);
  const from = reason < 0 ? 0 : reason + around.length - 1;
  const suspects = [cut.slice(0, from), cut.slice(from)]
    .flatMap((part) => residueOfLines(part, options))
    .flatMap((found) => found ?? []);
  return { stem, answers, suspects, isOfTwo };
}
