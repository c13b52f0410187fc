import { letters, withLatinLetter } from '@repo/contracts/option-letters';
import { namedOptions, optionOfText, partsOfAnswer } from '@repo/contracts/right-option';

/** Words that announce the right option, in the languages of the papers. */
export const answerHead =
  '(?:ans(?:wer)?\\s*\\/\\s*उत्तर|उत्तर\\s*\\/\\s*ans(?:wer)?|(?:the\\s+)?(?:correct(?:ed)?|right|सही|সঠিক|சரியான)\\s+(?:ans(?:wer)?|option|choice|उत्तर|विकल्प|जवाब|উত্তর|விடை|பதில்)|(?:the\\s+)?ans(?:wer)?s?(?:\\s+key)?|key|उत्तर(?:\\s*(?:कुंजी|माला))?|जवाब|উত্তর|விடை|பதில்|ઉત્તર|જવાબ|ਉੱਤਰ|ଉତ୍ତର|జవాబు|ಉತ್ತರ|ഉത്തരം)(?![\\p{L}\\p{M}])';
const answerLine = new RegExp(`^([^\\p{L}\\p{N}]*)${answerHead}(.*)$`, 'iu');
/** After an option the sign is required, because 'key' and 'answer' may be part of the option. */
const answerBehind = new RegExp(
  `\\s[^\\p{L}\\p{N}\\s]*\\s?(?:(?:ans|उत्तर)\\s*\\.?\\s*(?=[([]?[${letters}][)\\]]?\\.?$|[-–−]\\d)|(?:sol(?:ution|n)?|हल)\\s*[:：–—-]\\s*(?=[([]?[${letters}][)\\]]?\\.?$)|${answerHead}\\s*\\.?\\s*(?:[:：=–—→-]|[([]\\s*[${letters}]\\s*[)\\]]))`,
  'iu',
);
const isHeadAlone = new RegExp(`^[^\\p{L}\\p{N}]*${answerHead}[^\\p{L}\\p{N}]*$`, 'iu');

/** What follows the word: `: B`, ` (b)`, ` is watt`, `. Watt`; other sentences start with the word too. */
const values = [
  /^\s*(?:no\.?|number|is)?\s*\.?\s*[:：=–—−→>-]+\s*(.*)$/iu,
  /^\s*\.?\s*([([].*)$/u,
  new RegExp(`^\\s*(?:is\\s+)?\\.?\\s*([${letters}]|\\d)\\s*[).\\]]?$`, 'iu'),
  /^\s+is\s+(.+)$/iu,
  /^\.\s*(.*)$/u,
  /^\s*()$/u,
];

/** The answer that a line states, '' if it is only the word; null for any other line. */
export function answerIn(line: string): string | null {
  const bare = line.replaceAll('**', '').trim();
  const [, before = '', behind] = answerLine.exec(bare) ?? [];
  if (behind === undefined) return null;
  const closes = /[([]$/.test(before.trim()) ? behind.replace(/[)\]]\s*$/, '') : behind;
  for (const value of values) {
    const [, found] = value.exec(closes) ?? [];
    if (found !== undefined) return found.trim();
  }
  return null;
}

/** `Correct - b`, `Sol. (b)`, `Ans) b`, `Ans. is (b).`: more words count if only a letter follows them. */
const letterLine = new RegExp(
  `^[^\\p{L}\\p{N}]*(?:(?:correct(?:ed|ion)?|corr\\.?|right|सही|answ|anser)\\s*[:：=–—-]|(?:sol(?:ution|n)?|हल|उ[.०॰])(?![\\p{L}\\p{M}])\\s*[:：.–—-]?|${answerHead}\\s*\\.?\\s*(?:\\)|is\\s(?:\\s*option\\s)?|[:：=–—-]+))\\s*([([]?[${letters}][)\\]]?)\\s*\\.?[✓✔☑✅\uFE0F\\s]*$`,
  'iu',
);
/** A correction below an answer: `Correction: it is b`. */
const correctionLine =
  /^[^\p{L}\p{N}]*(?:correct(?:ion|ed)|sorry|oops|edit(?:ed)?|my mistake|typo|गलती|सुधार)\s*[:：,!.–—-]\s*(.*)$/iu;
/** Other corrections: `Final answer: b`, `Sorry (b)`, `No, b`. */
const otherCorrections = [
  /^[^\p{L}\p{N}]*(?:updated|revised|final|actual|new)\s+(?:ans(?:wer)?|key)\s*\.?\s*(?:[:：=–—-]|is\s)\s*(\S.*)$/iu,
  new RegExp(`^[^\\p{L}\\p{N}]*(?:sorry|oops|wait|no)[\\s,:.–—-]+([([]?[${letters}][)\\]]?)[.!]?$`, 'iu'),
];
/** The corrected answer in a line below an answer; null if the line corrects nothing. */
export const correctionIn = (line: string): string | null =>
  [correctionLine, ...otherCorrections]
    .map((form) => form.exec(line)?.[1])
    .find((text) => text !== undefined) ?? null;

/** An answer with the question's number: `Ans 1: b`, `Ans1. b`. */
const numberedAnswer = new RegExp(
  `^[^\\p{L}\\p{N}]*${answerHead.replace(/\(\?!.*$/, '')}\\s*\\.?\\s*((\\d{1,3})\\s*[.):–—-]+\\s*([([]?[${letters}][)\\]]?))\\.?$`,
  'iu',
);

/** The answer in a line below a question's options. */
export function answerBelow(line: string, question: number | null): string | null {
  const bare = line.replaceAll('**', '').trim();
  const [, whole, number, letter] = numberedAnswer.exec(bare) ?? [];
  if (letter !== undefined) return (question ?? Number(number)) === Number(number) ? letter : (whole ?? '');
  return letterLine.exec(bare)?.[1] ?? answerIn(line);
}

const letterAlone = new RegExp(`^(?:option\\s)?[([]?[${letters}][)\\]]?\\.?$`, 'iu');
/** Whether a line only says that a letter is right. */
export const saysLetter = (line: string): boolean => letterAlone.test(answerBelow(line, null) ?? '');

const bareSum = (text: string) => text.replaceAll(/[\s$*\\]/g, '').replaceAll(/[–−]/g, '-');
/** With more signs than this between an option and an answer, the answer does not belong to the option. */
const signsMax = 20;
/** The signs directly before an answer, starting at each of them; without a dot before a space. */
function signsBefore(line: string, answer: string): string[] {
  const at = line.lastIndexOf(answer);
  const [run = ''] = /[^\p{L}\p{M}\p{N}]*$/u.exec(line.slice(Math.max(0, at - signsMax), at)) ?? [];
  return [...run].map((_, at) => run.slice(at)).filter((sign) => !/^\.\s/.test(sign));
}
/** An answer; the whole line if a sign before it, such as a dash, may belong to an option. */
export function withSign(line: string, answer: string, options: readonly string[]): string {
  const bare = options.map(bareSum);
  const isSigned = signsBefore(line, answer)
    .map((sign) => bareSum(sign + answer))
    .some((text) => text !== bareSum(answer) && optionOfText(text, bare) !== undefined);
  return answer !== '' && isSigned ? line.trim() : answer;
}

/** Whether a line is the heading of a list of answers. */
export const startsKeys = (line: string): boolean => isHeadAlone.test(line);

const pair = `(?:q(?:uestion)?\\.?\\s*)?\\(?\\d{1,3}\\)?\\s?[.):=–—-]*\\s?[([]?[${letters}][)\\]]?`;
const pairs = new RegExp(
  `^(?:[^\\p{L}\\p{N}]*(?:${answerHead}|sol(?:ution|n)?s?|expl?(?:anation)?s?|हल)[^\\p{L}\\p{N}]*)?${pair}(?:[\\s,;|/.]+${pair})*[\\s,;|/.]*$`,
  'iu',
);
const severalPairs = new RegExp(`${pair}[\\s,;|/.]+${pair}`, 'iu');

/** Whether a line is a list such as '1-b, 2-a'. @param isBelow whether it follows such a heading */
export const isKeyList = (line: string, isBelow: boolean): boolean =>
  pairs.test(line.replaceAll('**', '')) && (isBelow || severalPairs.test(line) || answerIn(line) !== null);

/** Words before an answer that does not belong to this question; after 'are' or 'and' they end an option. */
const owners =
  'your|my|his|her|their|student|user|chosen|selected|marked|submitted|previous|mera|aapka|galat|मेरा|आपका|छात्र का|चुना गया';
const othersBefore = new RegExp(
  `(?<=\\s)(?:${owners}|\\p{L}{2,}(?:['’]s|s['’])|(?<!\\s(?:is|are|both|all|and|or|not|\\d|दोनों|और|या|कथन)\\s)(?:wrong|incorrect|गलत|set\\s[\\p{L}\\d]|q(?:uestion)?\\.?\\s?\\d+))$`,
  'iu',
);
/** Words before an answer that say that it is somebody else's; '' if it may be the right one. */
export const othersIn = (before: string): string => othersBefore.exec(` ${before}`)?.[0] ?? '';

const capital = /\s\p{Lu}[\p{Ll}]+$/u;
/** Whether an answer continues a sentence whose start may name its author: 'Ravi ans a'. */
export const isInSentence = (before: string, answer: string): boolean =>
  /[\p{L}\p{M}\p{N}]$/u.test(before) && /^\s*\p{Ll}/u.test(answer);

/**
 * Splits an option from the answer written after it; null when there is no answer.
 * @param all all options of the question
 */
export function splitAnswer(
  option: string,
  all: readonly string[],
): { option: string; answer: string } | null {
  const at = option.search(answerBehind);
  const answer =
    at < 0 ? null : (letterLine.exec(option.slice(at).trim())?.[1] ?? answerIn(option.slice(at)));
  const before = option.slice(0, at).trimEnd();
  const others = answer === null ? '' : othersIn(before);
  // An option may be such a word itself.
  if (others !== '' && others !== before)
    return { option: before, answer: `${others} ${option.slice(at).trim()}` };
  const mayBeName = capital.test(before) && !all.some((text) => text !== option && capital.test(text));
  if (answer && (mayBeName || isInSentence(before, option.slice(at))))
    return { option: before, answer: option };
  // In 'the answer: b' the words are part of the text.
  return answer && !/^(?:the|an)$/i.test(before) ? { option: before, answer } : null;
}

function beginsWith(text: string, words: string): boolean {
  const isSame = text.slice(0, words.length).toLowerCase() === words.toLowerCase();
  return words !== '' && isSame && !/^[\p{L}\p{M}\p{N}]/u.test(text.slice(words.length));
}

/** Whether a text contains these words, ignoring case. */
const hasWords = (text: string, words: string): boolean =>
  ` ${text} `.toLowerCase().includes(` ${words.replace(/[.,;]$/, '').toLowerCase()} `);

const indexOfLetter = (letter = '') => letter.toLowerCase().charCodeAt(0) - 97;

/** Words after a letter that name another option: '(b) and (c)'. */
const namesMore = new RegExp(`^(?:[,;/&+]|(?:and|or|और|या)(?!\\p{L})|[([]?[${letters}](?:[)\\].]|$))`, 'iu');

/** Words after a letter that say that another option is right, or that none is certain. */
const takenBack = [
  /^[^\p{L}\p{N}]{0,4}(?:[✗✘❌✖→➡?？]|(?:(?:is|was)\s+)?(?:wrong|incorrect|not\s+(?:correct|right|sure)|maybe|bonus|cancelled|dropped|गलत)(?![\p{L}\p{M}]))/iu,
  new RegExp(`\\bshould\\s+be\\s+(?:option\\s+)?[([]?[${letters}](?![\\p{L}\\p{M}])`, 'iu'),
  new RegExp(`\\bset\\s.*[([][${letters}][)\\]]`, 'iu'),
];
const anotherBehind = new RegExp(
  `^(?:[\\s,;/&+([–—-]|(?:and|or|also|as well as|और|या|तथा|एवं)(?![\\p{L}\\p{M}]))*(?<![\\p{L}\\p{M}])([${letters}])(?:[)\\].]\\s*(.*)|$)`,
  'isu',
);
/**
 * Whether a second option is named after the first: 'ampere and (c) ohm'.
 * @param rest the text after its letter
 */
function namesAnother(rest: string, own: string, options: readonly string[]): boolean {
  const behind = beginsWith(rest, own) ? rest.slice(own.length) : rest;
  const [, sign = '', text = ''] = anotherBehind.exec(behind) ?? [];
  const other = options[indexOfLetter(sign)];
  if (sign === '' || other === undefined || other === own) return false;
  return text === '' || (beginsWith(text, other) && !/^\s+(?!both)\p{L}{2}/u.test(text.slice(other.length)));
}

/** The option that is this letter with signs, if another is a letter with signs too: ∠A beside ∠B. */
function optionOfOnlyLetter(answer: string, options: readonly string[]): number | undefined {
  const only = options.map((text) => text.replaceAll(/[^\p{L}\p{M}]/gu, ''));
  const found = [...only.keys()].filter((at) => only[at] === answer);
  return only.filter((text) => /^[a-h]$/i.test(text)).length > 1 && found.length === 1 ? found[0] : undefined;
}

/** Whether a letter with a dot may start a name: another option has it too, or more initials follow. */
function mayBeInitial(sign: string, rest: string, others: readonly string[]): boolean {
  const initial = new RegExp(`(?<![\\p{L}\\p{M}])${sign}\\.`, 'iu');
  return /^\p{L}\.\s?\p{L}/u.test(rest) || others.some((option) => initial.test(option));
}

/** Treats `C. V. Raman` and `C.V.Raman` as the same. */
const withoutDots = (text: string) => text.replaceAll(/(?<=\p{L})[.\s]+/gu, '').toLowerCase();
/** Whether an option starts with initials, not with an option's letter: `C. V. Raman`. */
const hasInitials = (option: string) => /^\p{Lu}\.\s?\p{Lu}\.(?=\s)/u.test(option);

/**
 * The option that an answer names, and the rest of the answer; null if that is ambiguous.
 * @param options their texts in order, lettered from a
 * @param signs their letters in order, if in another script
 */
export function rightOfAnswer(
  given: string,
  options: readonly string[],
  signs = '',
): { index: number; rest: string } | null {
  const answer = withLatinLetter(given, signs);
  // The answer may mean an option's letter or its text.
  if (answer !== given && typeof optionOfText(given, options) === 'number') return null;
  const { kind, from1, text, value } = namedOptions({ answer, options, placeOf: (letter) => letter });
  // In 'Vitamin C', C is the option's last word, not a letter; likewise A in '∠A'.
  for (const other of [value, kind === 'letter' ? optionOfOnlyLetter(answer, options) : undefined])
    if (other !== undefined && other !== from1 && options[other]?.includes(answer)) return null;
  const isClear = (index: number | undefined | null) => typeof index === 'number';
  // The answer 'A' may be the text of the option 'a'.
  const folded = kind === 'letter' ? answer.toLowerCase() : '';
  if (text === undefined && options.some((option, at) => at !== from1 && option.toLowerCase() === folded))
    return null;
  if (kind === 'letter')
    return isClear(from1) && (text === undefined || text === from1 || options.some(hasInitials))
      ? { index: from1 ?? 0, rest: '' }
      : null;
  if (isClear(text))
    return kind === 'words' || from1 === undefined || from1 === text ? { index: text ?? 0, rest: '' } : null;
  if (text === null) return null;
  const bare = /^([a-h])\s+(\S.*)$/is.exec(answer);
  if (bare) {
    const index = indexOfLetter(bare[1]);
    const text = (bare[2] ?? '').replace(/^\((.*)\)$/s, '$1');
    return optionOfText(text, options) === index ? { index, rest: '' } : null;
  }
  const parts = kind === 'words' ? partsOfAnswer(answer) : null;
  if (!parts || namesMore.test(parts.text)) return null;
  const index = indexOfLetter(parts.sign);
  if (index < 0 || index >= options.length) return null;
  const isNamed = (option = '') =>
    beginsWith(parts.text, option) || withoutDots(parts.text) === withoutDots(option);
  const others = options.filter((_, at) => at !== index);
  const isDotted = /^[a-h]\./i.test(answer);
  if (isDotted && !isNamed(options[index]) && mayBeInitial(parts.sign, parts.text, others)) return null;
  const own = options[index] ?? '';
  if (!isNamed(own) && takenBack.some((form) => form.test(parts.text))) return null;
  if (namesAnother(parts.text, own, options)) return null;
  if (others.some((option) => hasWords(option, parts.text)) && !hasWords(own, parts.text)) return null;
  // '(b) volt is meant' may mean the option volt.
  return options.some(isNamed) && !isNamed(own) ? null : { index, rest: parts.text };
}
