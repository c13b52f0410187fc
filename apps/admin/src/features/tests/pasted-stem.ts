import { answerHead, answerIn, rightOfAnswer, withMinus } from './pasted-answers.ts';
import { latinLetter, letters } from './pasted-letters.ts';

/** `Unit? [Ans: b]`, `Unit? Ans: (b)`; 'Find key (a)' and 'Choose the correct answer: a' ask. */
const stemAnswers = [
  new RegExp(`^(.*\\S)\\s*[([]\\s*${answerHead}\\s*\\.?\\s*[:：=–—-]?\\s*([${letters}])\\s*[)\\]]$`, 'iu'),
  new RegExp(
    `^(.*\\S)(?<!\\b(?:correct|right|the|ans(?:wer)?)|सही)\\s+(?:ans\\s*\\.?|(?:ans(?:wer)?|उत्तर)\\s*\\.?\\s*[:：=–—-]|(?:answer\\s+)?key\\s*[:：])\\s*([([]?[${letters}][)\\]]?)\\.?$`,
    'iu',
  ),
];
/** `Unit? Ans: ohm`. */
const textBehind =
  /^(.*\S)(?<!\b(?:correct|right|the|your|an?|सही))\s*[\s([](?:ans(?:wer)?|उत्तर)\s*\.?\s*[:：=–—−-]+\s*(\S.*?)[)\]]?$/iu;
const letter = `[${letters}]`;
/** `Unit? (b)`, `Unit? ... **b**`, `(b) The unit is`, `Unit? Correct: b`, `[b]`: perhaps the letter of the answer. */
const letterBeside = [
  new RegExp(`[?？]\\s?([^\\p{L}\\p{N}?？]{0,9}(${letter})[^\\p{L}\\p{N}]{0,9})$`, 'iu'),
  new RegExp(`^([([]\\s*(${letter})\\s*[)\\]])\\s`, 'iu'),
  new RegExp(`^([^\\p{L}\\p{N}]{0,9}(${letter})[^\\p{L}\\p{N}]{0,9})$`, 'iu'),
  new RegExp(
    `[?？.।_]\\s((?:${answerHead}|correct|right|sol(?:ution|n)?|option|choice|सही|हल)[^\\p{L}\\p{N}]{1,9}(${letter})[^\\p{L}\\p{N}]{0,9})$`,
    'iu',
  ),
];
const named =
  '(?:column|list|set|fig(?:ure)?|graph|diagram|angle|point|side|part|row|statement|assertion|reason|and|or|with|to|vitamin)';
const letterAtEnd = new RegExp(
  `(?<!\\b${named}\\.?)[\\s_.…:]([([{]\\s*(${letter})\\s*[)\\]}])[^\\p{L}\\p{N}]{0,9}$`,
  'iu',
);
/** `[1]`, `(1 mark)`, `[CBSE 2020]`, `1 mark`, behind what may be the answer. */
const notesBehind = /(?:\s(?:[([][^()[\]]{0,30}\d[^()[\]]{0,30}[)\]]|\d{1,2}\s(?:marks?|अंक)))+\s?$/iu;

/** A line of a question without its answer at the end, and that answer; null where it has none for sure. */
function splitStem(line: string, isFirst: boolean, options: readonly string[], isHindi: boolean) {
  const bare = line.replace(/\*\*([^*]+)\*\*$/, '$1');
  for (const form of stemAnswers) {
    const [, stem, answer] = form.exec(bare) ?? [];
    if (stem !== undefined && answer !== undefined) return { stem, answer };
  }
  const alone = isFirst ? null : answerIn(line);
  if (alone && rightOfAnswer(alone, options, isHindi)) return { stem: '', answer: alone };
  const [, stem, answer] = textBehind.exec(bare) ?? [];
  const isClear = answer !== undefined && rightOfAnswer(answer, options, isHindi) !== null;
  return stem !== undefined && isClear ? { stem, answer } : null;
}

/** What in a line may be the answer. */
function suspectIn(whole: string, isLast: boolean, options: readonly string[]): string | null {
  // Long gaps make the patterns slow.
  const line = whole.replaceAll(/\s+/g, ' ').replace(notesBehind, '');
  const [, stem, text] = textBehind.exec(line) ?? [];
  if (stem !== undefined && text !== undefined) return line.slice(stem.length).trim();
  for (const form of isLast ? [...letterBeside, letterAtEnd] : letterBeside) {
    const [, whole = '', sign = ''] = form.exec(line) ?? [];
    if (sign !== '' && latinLetter(sign).charCodeAt(0) - 97 < options.length) return whole.trim();
  }
  return null;
}

/** The lines of a question without answers in them, those answers, and what may be one. */
export function readStem(lines: readonly string[], options: readonly string[], isHindi: boolean) {
  const stem: string[] = [];
  const answers: string[] = [];
  const suspects: string[] = [];
  for (const [index, line] of lines.entries()) {
    const split = splitStem(line, index === 0, options, isHindi);
    if (split) answers.push(withMinus(line, split.answer, options));
    const isAlone = index > 0 && Boolean(answerIn(line));
    const other = isAlone ? line : suspectIn(line, index === lines.length - 1, options);
    const suspect = split ? null : other;
    if (suspect !== null) suspects.push(suspect);
    if (split?.stem !== '') stem.push(split?.stem ?? line);
  }
  return { stem, answers, suspects };
}
