import { optionOfText } from '@repo/contracts/right-option';
import { exchangeMessages } from './messages.ts';

/** `[1]`, `[CBSE 2020]`, `1 mark`, behind what may be the answer. */
const notesBehind = /(?:\s(?:[([][^()[\]]{0,30}\d[^()[\]]{0,30}[)\]]|\d{1,2}\s(?:marks?|अंक)))+\s?$/iu;
const heads = '(?:ans(?:wer)?|key|correct|right|sahi|jawab|uttar|sol(?:ution)?|उत्तर|उ|जवाब|सही)';
/** `Unit? ...(b)`, `____ [b]`, `Unit? [Ans b]`. */
const lettersAtEnd = [
  /(?<=[?？])\s?([^\p{L}\p{N}?？]{0,9}([a-h])[^\p{L}\p{N}]{0,9})$/iu,
  /[\s_.…:]([([{]\s?([a-h])\s?[)\]}][^\p{L}\p{N}]{0,9})$/iu,
  new RegExp(`(?<![\\p{L}\\p{M}])([([]?${heads}[^\\p{L}\\p{N}]{1,9}([a-h])[^\\p{L}\\p{N}]{0,9})$`, 'iu'),
];
/** `Ans: ohm`, `Ans ohm`. */
const textAtEnd = new RegExp(`\\s([([]?(?:${heads}\\.?\\s?[:：=–—-]|ans\\.?)\\s?(\\S.*?)[)\\]]?)$`, 'iu');
/** `Ans: b`, `Unit? A: ohm`. */
const namedAtEnd =
  /(?:(?<![\p{L}\p{M}])((?:ans(?:wer)?|उत्तर)\.?\s?[:：=–—-]\s?|(?<=[?？]\s?)A\s?[:：]\s?)[([]?(\S[^:：?？]*?)[)\].]*)$/iu;
/** `(b is correct)`, `(ohm)`, `b hai`, all that stands behind the question mark. */
const behindMark = /[?？]\s?([^?？]+)$/u;
const letterWithVerb =
  /^(?:(?:the\s)?ans(?:wer)?\sis\s([a-h])|([a-h])\s(?:is\s(?:the\s)?)?(?:(?:correct|right|sahi|सही|ans(?:wer)?)(?:\s(?:ans(?:wer)?|option))?(?:\s(?:hai|है))?|hai|है))$/iu;
/** `ohm [B]`, `ohm - b`, `ohm b hai`, behind the last option. */
const letterBehind =
  /\s([([]\s?([a-h])\s?[)\]]|(?<=\p{L}{3}\s)[-–—]\s([a-h])|([a-h])\s(?:(?:sahi|right|सही)(?:\s(?:hai|है))?|hai|है))$/iu;

/** So much of the line is looked at, in characters: a longer end would take long. */
const endMax = 300;

/** What the last line of a question ends with where that names the right option. */
function answerAtEnd(question: string, options: readonly string[], right: number): string | null {
  const line = question.split('\n').at(-1) ?? '';
  const last = line.trim().slice(-endMax).replaceAll(/\s+/g, ' ');
  const bare = last.replace(notesBehind, '');
  for (const form of lettersAtEnd) {
    const [, found = '', letter] = form.exec(bare) ?? [];
    if (letter && letter.toLowerCase().charCodeAt(0) - 97 === right)
      return last.slice(bare.length - found.length);
  }
  const [, behind = ''] = behindMark.exec(bare) ?? [];
  const said = behind.replaceAll(/^(?:[([–—-]\s?)+|\s?[)\].]+$/g, '');
  const letter = letterWithVerb.exec(said)?.slice(1).find(Boolean)?.toLowerCase();
  if (letter?.charCodeAt(0) === right + 97 || (said !== '' && optionOfText(said, options) === right))
    return behind;
  const [, found = '', text = ''] = textAtEnd.exec(bare) ?? [];
  return optionOfText(text, options) === right ? found : null;
}

/** What a question ends with where that surely names an option, and its index. */
function namedAnswer(question: string, options: readonly string[]): { found: string; index: number } | null {
  const line = question.split('\n').at(-1) ?? '';
  const last = line.trim().slice(-endMax).replaceAll(/\s+/g, ' ').replace(notesBehind, '');
  const [found, , text = ''] = namedAtEnd.exec(last) ?? [];
  if (found === undefined) return null;
  const index = /^[a-h]$/i.test(text) ? text.toLowerCase().charCodeAt(0) - 97 : optionOfText(text, options);
  return typeof index === 'number' && index < options.length ? { found, index } : null;
}

/** A star, a tick or such a word at one of the ends, or a text that is bold or italic. */
const mark =
  /^(?:\\?\*|[✓✔☑✅👉])|(?:\\?\*|[✓✔☑✅👍💯]\uFE0F?|\s[([](?:ans(?:wer)?|correct|right|sahi|सही)\.?[)\]])$|^_[^_]+_$/iu;
/** 'दोनों सही' is a text. */
const rightWord = /^(?!(?:दोनों|सभी|सब|dono|sabhi|sab)\s)\S+\s(?:सही|sahi)$/iu;
const cross = /^[✗✘❌❎]|[✗✘❌❎]\uFE0F?$/u;

/** What the last option ends with where that is the letter of the right one, and no other option ends so. */
function letterBehindOptions(options: readonly string[], right: number): string | null {
  const last = options.at(-1) ?? '';
  const [, end = '', ...letters] = letterBehind.exec(last.slice(-endMax)) ?? [];
  const letter = letters.find(Boolean)?.toLowerCase();
  // Signs of quantities stand behind more than one option.
  if (letter === undefined || options.slice(0, -1).some((text) => /[)\]]$|\s\p{L}$/u.test(text))) return null;
  return letter.charCodeAt(0) - 97 === right ? end : null;
}

/** What in a question shows its answer to students. @param right the index of the right option */
export function shownAnswers(question: string, options: readonly string[], right: number): string[] {
  const named = namedAnswer(question, options);
  const found =
    answerAtEnd(question, options, right) ??
    (named?.index === right ? named.found : letterBehindOptions(options, right));
  const marked = options.flatMap((text, index) => (mark.test(text) || rightWord.test(text) ? [index] : []));
  const areCrossed =
    options.length > 2 && options.every((text, index) => cross.test(text) === (index !== right));
  const isMarked = marked.length === 1 && marked[0] === right;
  return [
    ...(found === null ? [] : [exchangeMessages.answerAtEnd(found)]),
    ...(named && named.index !== right ? [exchangeMessages.otherAnswerAtEnd(named.found)] : []),
    ...(isMarked ? [exchangeMessages.onlyRightMarked(right)] : []),
    ...(areCrossed ? [exchangeMessages.allWrongCrossed] : []),
  ];
}
