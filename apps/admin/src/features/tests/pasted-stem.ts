import { answerHead, answerIn, othersIn, rightOfAnswer, saysLetter, withSign } from './pasted-answers.ts';
import { latinLetter, letters } from './pasted-letters.ts';
import { aroundReason, hasReason } from './pasted-statements.ts';

/** `Unit? [Ans: b]`, `Unit? Ans: (b)`; 'Find key (a)' and 'Choose the correct answer: a' ask. */
const stemAnswers = [
  new RegExp(`^(.*\\S)\\s*[([]\\s*${answerHead}\\s*\\.?\\s*[:：=–—-]?\\s*([${letters}])\\s*[)\\]]$`, 'iu'),
  new RegExp(
    `^(.*\\S)(?<!\\b(?:correct|right|the|ans(?:wer)?)|सही)\\s+(?:ans\\s*\\.?|(?:ans(?:wer)?|उत्तर)\\s*\\.?\\s*[:：=–—-]|(?:answer\\s+)?key\\s*[:：])\\s*([([]?[${letters}][)\\]]?)\\.?$`,
    'iu',
  ),
];
/** `Unit? Ans: ohm`, `Unit? (Ans. ohm)`, `Unit? Ans ohm`; 'Choose the correct answer: x' asks. */
const textsBehind = [
  /^(.*\S)(?<!\b(?:correct|right|the|your|an?|सही))\s*[\s([](?:(?:ans(?:wer)?|उत्तर)\s*\.?\s*[:：=–—−-]+|ans\.)\s*(\S.*?)[)\]]?$/iu,
  new RegExp(
    `^(.*[?？।_])\\s*[([]?\\s*(?:(?:${answerHead}|sol(?:ution|n)?|हल)\\s*\\.?\\s*[:：=–—-]+\\s*|ans\\s+)(\\S.*?)[)\\]]?$`,
    'iu',
  ),
];
/** A line without the text behind such a word, and that text. */
function splitText(line: string): { stem: string; answer: string } | null {
  for (const form of textsBehind) {
    const [, stem, answer] = form.exec(line) ?? [];
    if (stem !== undefined && answer !== undefined) return { stem, answer };
  }
  return null;
}
const letter = `[${letters}]`;
/** `Unit? (b)`, `Unit? ... **b**`, `(b) The unit is`, `Unit? Correct: b`, `[b]`: perhaps the letter of the answer. */
const letterBeside = [
  new RegExp(`[?？]\\s?([^\\p{L}\\p{N}?？]{0,9}(${letter})[^\\p{L}\\p{N}]{0,9})$`, 'iu'),
  new RegExp(`^([([]?\\s*(${letter})\\s*[)\\]])\\s`, 'iu'),
  // 'A. Einstein' is a name.
  new RegExp(`^((${letter})[.:])\\s\\p{L}{2}`, 'u'),
  new RegExp(`(?:_{2}|\\.{2}|…)\\s?([([{]?(${letter})[)\\]}]?)$`, 'iu'),
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
/** `Unit? Correct: ohm`, `x? Correct answer is -5.`. */
const judgedText =
  /(?:^|[?？।_])\s?[([]?((?:(?:correct|right|सही)\s*[:：=–—-]+|(?:the\s)?(?:correct|right)\s(?:ans(?:wer)?|option)\sis(?!\s*[:：_]))[^\p{L}\p{N}_]*[\p{L}\p{N}].*)$/iu;
/** `Unit? (b is correct)`, `Unit? (correct b)`, `Unit? jawab b`, `Unit? उ. B`, a line `b hai`. */
const judgedLetters = [
  new RegExp(
    `(?:^|[?？।_])\\s?([([]?(${letter})\\s(?:hai|sahi|सही|(?:is\\s(?:the\\s)?)?(?:right|correct|ans(?:wer)?))(?:\\s(?:hai|है|ans(?:wer)?|option|one))*[^\\p{L}\\p{N}]{0,4})$`,
    'iu',
  ),
  new RegExp(
    `[?？।_]\\s?([([]?(?:correct|right|सही|sahi|jawab|uttar|opt|option|hal|उ|a)(?:\\s(?:jawab|uttar|hai))?[\\s.:：-]{1,4}(${letter})[^\\p{L}\\p{N}]{0,4})$`,
    'iu',
  ),
];
/** `Right b` alone on a line. */
const judgedLine = new RegExp(
  `^((?:correct|right|sahi|jawab|uttar|opt|hal)[\\s.:-]{1,3}(${letter})[.)]?)$`,
  'iu',
);
/** `Unit? (ohm)`, `Unit? → ohm`, `Unit? sahi ohm`. */
const textBehind =
  /[?？।_](?![?？।_])\s?((?:[([→=–—-]|(?:sahi|jawab|right|correct)\s)?\s?([^()[\]→]+)[)\]]?)\.?$/iu;
/** `[Ans 2]`. */
const numberBehind = /[?？।_]\s?([([]\s*ans(?:wer)?\s*[.:–-]*\s*\d\s*[)\]])$/iu;
const letterBehindSentence = new RegExp(
  `(?<!\\b${named})[.।!]\\s([([{]\\s*(${letter})\\s*[)\\]}])[^\\p{L}\\p{N}]{0,9}$`,
  'iu',
);
/** A letter at the edge of the page; in a list each line may have one. */
const letterAtEdge = new RegExp(`(?<!\\s)(?:\\s{3,}|\\t\\s*)([([{]?(${letter})[)\\]}]?)\\.?$`, 'iu');
/** `[1]`, `(1 mark)`, `[CBSE 2020]`, `1 mark`, behind what may be the answer. */
const notesBehind = /(?:\s(?:[([][^()[\]]{0,30}\d[^()[\]]{0,30}[)\]]|\d{1,2}\s(?:marks?|अंक)))+\s?$/iu;

/** A line of a question without its answer at the end, and that answer; null where it has none for sure. */
function splitStem(line: string, isFirst: boolean, options: readonly string[], signs: string) {
  const bare = line.replace(/\*\*([^*]+)\*\*$/, '$1');
  for (const form of stemAnswers) {
    const [, stem, answer] = form.exec(bare) ?? [];
    if (stem !== undefined && answer !== undefined && othersIn(stem) === '') return { stem, answer };
  }
  const alone = isFirst ? null : answerIn(line);
  if (alone && rightOfAnswer(alone, options, signs)) return { stem: '', answer: alone };
  const split = splitText(bare);
  const isOwn = split && othersIn(split.stem) === '';
  return isOwn && rightOfAnswer(split.answer, options, signs) ? split : null;
}

/** What in a line may be the answer. */
function suspectIn(whole: string, isLast: boolean, options: readonly string[]): string | null {
  // Long gaps make the patterns slow.
  const line = whole.replaceAll(/\s+/g, ' ').replace(notesBehind, '');
  const split = splitText(line);
  if (split) return line.slice(split.stem.length).trim();
  const others = stemAnswers
    .flatMap((form) => form.exec(line)?.[1] ?? [])
    .find((stem) => othersIn(stem) !== '');
  if (others !== undefined) return line.slice(others.length).trim();
  for (const form of [
    ...letterBeside,
    ...judgedLetters,
    judgedLine,
    letterBehindSentence,
    ...(isLast ? [letterAtEnd] : []),
  ]) {
    const [, whole = '', sign = ''] = form.exec(line) ?? [];
    if (sign !== '' && latinLetter(sign).charCodeAt(0) - 97 < options.length) return whole.trim();
  }
  const [, behind, text = ''] = textBehind.exec(line) ?? [];
  const isOption = (each: string) => options.some((option) => option.toLowerCase() === each.toLowerCase());
  if (behind && isOption(text.trim())) return behind;
  const number = numberBehind.exec(line)?.[1];
  if (number !== undefined) return number;
  return judgedText.exec(line)?.[1] ?? null;
}

/** What in a line of the text of a case may be an answer. */
export function answerInPassage(line: string): string | null {
  const split = splitText(line.replaceAll(/\s+/g, ' '));
  if (split && !/^the\b/i.test(line)) return line.slice(split.stem.length).trim();
  return splitStem(line, true, [], '') || saysLetter(line) ? line : null;
}

/** The lines of a question without answers in them, those answers, and what may be one. */
export function readStem(
  lines: readonly string[],
  options: readonly string[],
  signs: string,
  items: readonly string[],
) {
  const stem: string[] = [];
  const answers: string[] = [];
  const suspects: string[] = [];
  const atEdge = lines.filter((line) => letterAtEdge.test(line));
  for (const [index, line] of lines.entries()) {
    const split = splitStem(line, index === 0, options, signs);
    if (split) answers.push(withSign(line, split.answer, options));
    const isAlone = index > 0 && (Boolean(answerIn(line)) || options.includes(line));
    const isLast = index === lines.length - 1 || hasReason(lines[index + 1] ?? '');
    const [edge = null] = atEdge.length === 1 && atEdge[0] === line ? (letterAtEdge.exec(line) ?? []) : [];
    const inParts = aroundReason(line).map((part, at, all) =>
      suspectIn(part, isLast || at < all.length - 1, options),
    );
    const suspect =
      split || items.includes(line) ? null : isAlone ? line : (inParts.find((part) => part !== null) ?? edge);
    if (suspect !== null) suspects.push(suspect.trim());
    if (split?.stem !== '') stem.push(split?.stem ?? line);
  }
  return { stem, answers, suspects };
}
