import { areAboutFiles, foreignWords } from './foreign-words.ts';
import { latinLetter, letters } from './option-letters.ts';
import { hasOpenStar, notesBehind, numbered, outstanding } from './option-residue.ts';
import { optionOfText } from './right-option.ts';

/** Words that announce or judge an answer, in the languages of the papers. */
const judging =
  'ans(?:wer)?s?|key|correct|right|sahi|jawab|uttar|hal|opt(?:ion)?|choice|sol(?:ution|n)?|उत्तर|उ|जवाब|सही|हल|विकल्प|wrong|incorrect|galat|गलत';
const edge = '(?![\\p{L}\\p{M}])';
const isJudging = new RegExp(`^(?:${judging})$`, 'iu');
const isFiller = /^(?:is|the|one|hai|है)$/iu;
const isMarks = /^(?:m|marks?|points?|pts?|अंक)$/iu;
/** `Ans: `, `A: `, `R: `, `Correct answer is ` in front of any text. */
const headed = new RegExp(
  `^[^\\p{L}\\p{N}]*(?:(?:(?:the|correct|right|सही|sahi)\\s)*(?:${judging})${edge}\\s*\\.?\\s*[:：=–—−-]+|ans\\.|(?:the\\s)?(?:correct|right)\\s(?:ans(?:wer)?|option)\\sis${edge}(?!\\s*[:：_]))[^\\p{L}\\p{N}_]*[\\p{L}\\p{N}]`,
  'iu',
);
/** `Your answer: b`. */
const lettered = new RegExp(`\\b(?:${judging})\\s?[:：=–—−-]+\\s?[([]?[${letters}\\d][)\\].]*$`, 'iu');
const shortHead = /^[^\p{L}\p{N}]*[ar]\s?[:：]/iu;
const lead = new RegExp(`^(?:[([→=–—-]\\s?|(?:${judging}|is|the)${edge}[\\s.:：-]*)+`, 'iu');

const named =
  '(?:column|list|set|fig(?:ure)?|graph|diagram|angle|point|side|part|row|statement|assertion|reason|equations?|eq|step|case|law|group|class|and|or|with|to|in|of|from|vitamin)';
const loneLetter = new RegExp(`^[${letters}]$`, 'iu');
/** Up to this many words, a last letter is an answer (`Ravi says b`); a longer text is a sentence. */
const wordsMax = 4;
/** Text that makes a letter after it part of the text. */
const belongs = new RegExp(`(?:\\b${named}|[=+×*/<>&,^_-])\\s*\\S{1,3}$`, 'iu');

/** Whether the end of a line is an answer or the marks of a question, and no part of its text. */
function isResidue(
  tail: string,
  options: readonly string[],
  { mayBeNumber, letterCount }: { mayBeNumber: boolean; letterCount: number },
): boolean {
  if (headed.test(tail) || lettered.test(tail)) return true;
  const bare = tail.replace(shortHead, '');
  const words = bare.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const rest = words.filter((word) => ![isJudging, isFiller, isMarks].some((form) => form.test(word)));
  if (rest.length === 0) return words.some((word) => isJudging.test(word));
  const isNumber = (word: string) => /^\d{1,2}m?$/i.test(word);
  const isLetter = (word: string) =>
    loneLetter.test(word) && latinLetter(word).charCodeAt(0) - 97 < letterCount;
  const isNamed =
    words.length <= wordsMax && mayBeNumber && !belongs.test(bare) && isLetter(rest.at(-1) ?? '');
  if (isNamed || (rest.some(isLetter) && rest.every((word) => isLetter(word) || isNumber(word)))) return true;
  const isScore =
    words.some((word) => isMarks.test(word)) || (mayBeNumber && /^\W*\d+\s?\/\s?\d+\W*$/.test(bare));
  if (rest.every(isNumber) && (rest.length === 1 || (rest.length === 2 && isScore)))
    return mayBeNumber || (isScore && bare.includes('/')) || words.some((word) => isJudging.test(word));
  const said = bare.replace(lead, '').replace(/[\s.)\]]+$/, '');
  return [bare, said].some((text) => text !== '' && typeof optionOfText(text.trim(), options) === 'number');
}

/** `[1]`, `(1 mark)`, `[CBSE 2020]`, `1 mark`, behind what may be the answer. */
const notes = /(?:\s(?:[([][^()[\]]{0,30}\d[^()[\]]{0,30}[)\]]|\d{1,2}\s(?:marks?|अंक)))+\s?$/iu;
const source = /\s([([][^()[\]]*\b(?:19|20)\d\d\b[^()[\]]*[)\]])\s?$/;
/** `[CBSE 2020]`, `? (Delhi, 2019)`, `? (NCERT Exemplar)`; in round brackets a year may be that of an event. */
const sourceForSure =
  /(\[[^[\]]*\b(?:19|20)\d\d\b[^[\]]*\]|(?<=[?？।.:_]\s?)\([^()]*\b(?:19|20)\d\d\b[^()]*\)|[([][^()[\]]*\b(?:CBSE|I?CSE|NCERT|JEE|NEET|SQP|Exemplar|Board)\b[^()[\]]*[)\]])\s?$/u;
/** `? 2018 Delhi`, `____ CBSE 2020, Set 1` */
const boardBehind =
  /(?<=[?？।.:_]\s)((?:(?:19|20)\d\d[\s,-]+(?:All\sIndia|Outside\sDelhi|Delhi|Foreign|AI|OD|CBSE|Comptt?)|(?:All\sIndia|Outside\sDelhi|Delhi|Foreign|AI|OD|CBSE|Comptt?)[\s,-]+(?:19|20)\d\d)(?:[\s,]+(?:Set|Term|Code)[\s-]?\w{1,8})?)$/u;
/** A question's level or marks after its text: `? [K]`, `? (U)`, `. (+4, -1)`. */
const markBehind =
  /(?:(?<=[?？।.:_]\s?)([([]\s?[A-Z]\s?[)\]])|\s(\[\s?[A-Z]\s?\])|\s([([]?\+\s?\d{1,2}\s?[,;/]?\s?[-–−]\s?\d{1,2}(?:[./]\d{1,2})?[)\]]?))\s?$/u;
const behindMark = /[?？।]\s?([^?？।]+)$/u;
/** Such marks after a blank, where a number may belong to the text. */
const behindBlank = /(?:_{2}[.:]?|\.{2}|…|(?<=\p{L}{3})[:：])\s?([^_.…:：]{1,20})$/u;
const headInside =
  /(?<![\p{L}\p{M}])(?<!(?:correct|right|the|your|an?|सही)\s)((?:ans(?:wer)?|उत्तर)\s?\.?\s?[:：=–—−-]+\s?[([]?\S.*|ans\.\s?\S.*)$/iu;
/** `Unit ravi ans a`; 'Find key (a)' asks. */
const letterSaid = new RegExp(
  `(?<![\\p{L}\\p{M}])(?<!(?:correct|right|the|your|an?|सही)\\s)((?:ans(?:wer)?|jawab|uttar|उत्तर|जवाब|[ra](?=[:：]))[^\\p{L}\\p{N}]{1,4}(?:[${letters}]|\\d)[)\\].]*)$`,
  'iu',
);
const bracketsAtEnd = new RegExp(
  `(?<!\\b${named}\\.?)[\\s.:。।!]\\s?([([{]\\s?(?:[${letters}]|\\d{1,2}(?:\\s?(?:m|marks?|points?|pts?|अंक))?)\\s?[)\\]}][^\\p{L}\\p{N}]{0,9})$`,
  'iu',
);
const bracketsBehindSentence = new RegExp(`[.।!]\\s([([{]\\s?[${letters}]\\s?[)\\]}])$`, 'iu');
/** 'A. Einstein' is a name. */
const letterInFront = new RegExp(
  `^([([]?\\s?[${letters}A-H]\\s?[)\\]]|\\[\\s?[A-Z]\\s?\\])\\s|^([${letters}][.:])\\s\\p{L}{2}|^([B-Db-d])\\s\\p{Lu}\\p{Ll}`,
  'u',
);
/** `1. `, `Q1 `, `🎯 Q.2 `, `[1 mark] 1. `, `b 1. `. */
const numberInFront =
  /^((?:[^\p{L}\p{N}\s\\$()[\]-]{1,3}\s?|[([][^()[\]]{1,12}[)\]]\s|[a-h]\s)?(?:(?:q(?:ues(?:tion)?)?|प्र(?:श्न)?)\.?\s?[\d०-९]{1,3}(?:[.):-]|(?=\s))|\d{1,3}(?:[.)](?=\s)|(?=\t))|(?:q|ques)[.:](?=\s)))/iu;
/** `//QZ1.2)` on a line above the question. */
const numberAlone = /^\W{0,3}(?:[A-Z]{1,4}\s?)?\d{1,3}(?:\.\d{1,3})*\s?[.):]$/;
/** `Unit is 1`, `Unit is - 2`; 'falls by 2' asks. */
const signAtEnd = new RegExp(
  `(?<=[\\p{L}\\p{M}]{2}|_{2}|…)(?<!\\b(?:${named}|${numbered}))\\s((?:[-–—:]\\s?)?[1-5])$`,
  'iu',
);
/** The options below a statement, which may end with a number. */
const isVerdict = /^(?:true|false|yes|no|सही|गलत|सत्य|असत्य|हाँ|नहीं)$/iu;
const marksAtEnd = /(?<=\p{L}{2})\s(\d{1,2}M|[-–—]\s?[a-d])$/u;
/** A column of keys or marks at the edge of the page; in a list each line may have one. */
const atEdge = /(?<=\S)(?:\s{3,}|\s?\t\s*)(\S.{0,40})$/u;
/** `Speed is A) x B) y`; where options name letters, these are items. */
const optionsInLine =
  /(?<=\s)([([]?a[)\]]\s+\S.*\s[([]?b[)\]]\s+\S.*|[([]?c[)\]]\s+\S.*\s[([]?d[)\]]\s+\S.*|a\.\s+\S.*\sb\.\s+\S.*\sc\.\s+\S.*)$/iu;
const letterNamed = /(?<![\p{L}\p{M}])[a-d](?![\p{L}\p{M}])/iu;

/** Forms have it where an answer is required. */
const requiredStar = /[?？:।]\s?(\\?\*)$/u;
const boxes = /[☐☑☒✓✔✅✗✘❌❎⬜]/u;

type LinePlace = { isFirst: boolean; isLast: boolean; letterCount: number; isAboutFiles: boolean };

function residueOfLine(
  whole: string,
  options: readonly string[],
  { isFirst, isLast, letterCount, isAboutFiles }: LinePlace,
): string | null {
  const line = whole.trim().replaceAll(/\s+/g, ' ').replace(source, '');
  for (const text of [line.replace(notes, ''), line]) {
    const inside = headInside.exec(text)?.[1];
    const ends: [string | undefined, boolean][] = [
      [behindMark.exec(text)?.[1], true],
      [inside, true],
      [behindBlank.exec(text)?.[1], false],
      [letterSaid.exec(text)?.[1], true],
      [isLast ? bracketsAtEnd.exec(text)?.[1] : bracketsBehindSentence.exec(text)?.[1], true],
      [isFirst ? undefined : text, false],
    ];
    for (const [end, mayBeNumber] of ends)
      if (end !== undefined && (end === inside || isResidue(end, options, { mayBeNumber, letterCount })))
        return whole
          .trim()
          .replaceAll(/\s+/g, ' ')
          .slice(text.length - end.length);
  }
  const signs = [
    boxes.exec(line)?.[0],
    requiredStar.exec(line)?.[1],
    foreignWords(line, isAboutFiles),
    sourceForSure.exec(whole)?.[1],
    boardBehind.exec(line)?.[1],
    ...(isLast ? (markBehind.exec(line)?.slice(1) ?? []) : []),
    ...(isLast && !options.every((text) => isVerdict.test(text))
      ? [signAtEnd, marksAtEnd].map((form) => form.exec(line)?.[1])
      : []),
  ];
  return signs.find((sign) => sign) ?? null;
}

/** Maximum number of characters examined at a line's end, because the patterns are slow on longer ones. */
const endMax = 600;

/** How many letters may name an option, and the neighbouring texts. */
type Around = { letterCount: number; around: readonly string[] };

/** For each line of a question: what looks like its answer, its marks or a form's box; null for nothing. */
export function residueOfLines(
  lines: readonly string[],
  options: readonly string[],
  { letterCount = options.length, around = [...lines, ...options] }: Partial<Around> = {},
): (string | null)[] {
  const ends = lines.map((line) => line.slice(-endMax));
  const edges = ends.filter((line) => atEdge.test(line));
  const starts = lines.filter((line) => numberInFront.test(line));
  const isAboutFiles = areAboutFiles(around);
  return ends.map((line, at) => {
    const start = lines[at] ?? '';
    if (/^(?:\||!\[)/.test(start)) return null;
    const [isFirst, isLast] = [at === 0, at === lines.length - 1];
    const found = residueOfLine(line, options, { isFirst, isLast, letterCount, isAboutFiles });
    const [sign] = ((isFirst && letterInFront.exec(start)) || []).slice(1).filter(Boolean);
    const isNumber = isFirst && lines.length > 1 && numberAlone.test(start);
    const numberBefore = isFirst && starts.length === 1 ? numberInFront.exec(start)?.[0].trim() : undefined;
    const number = isNumber ? start : numberBefore;
    const end = (edges.length === 1 && atEdge.exec(line)?.[1]) || '';
    const beside =
      line.includes('\t') || (end !== '' && isResidue(end, options, { mayBeNumber: true, letterCount }))
        ? end
        : '';
    const inLine = options.some((text) => letterNamed.test(text)) ? null : optionsInLine.exec(line)?.[1];
    return found ?? sign ?? number ?? inLine ?? (beside || null);
  });
}

/**
 * A leftover of the paper's form in a question's texts. `at` is the index of the option, null for the
 * question itself.
 */
export type Residue = { at: number | null; found: string };

const signMax = 20;
/** The options that the text of a question lists as well, behind their letters. */
function listedIn(question: string, options: readonly string[]): string[] {
  const listed = options.filter((text, index) => {
    const at = question.indexOf(text);
    const sign =
      at < 0
        ? null
        : /(?<![\p{L}\p{M}])([a-h])[)\].]?[\s|]+$/iu.exec(question.slice(Math.max(0, at - signMax), at));
    return sign?.[1]?.toLowerCase() === String.fromCharCode(97 + index);
  });
  return listed.length > 1 ? listed : [];
}

/** Leftovers of a paper's form in the texts of an imported question. */
export function residueIn(question: string, options: readonly string[], around?: Partial<Around>): Residue[] {
  const ofLines = residueOfLines(question.split('\n'), options, around);
  const starred = options.filter(hasOpenStar);
  const bold = starred.length === 1 ? starred[0] : outstanding(options);
  return [
    ...ofLines.flatMap((found) => (found === null ? [] : [{ at: null, found }])),
    ...listedIn(question, options).map((found) => ({ at: null, found })),
    ...notesBehind(options).map(({ at, note }) => ({ at, found: note })),
    ...(!bold
      ? []
      : [{ at: options.findIndex((text) => text !== '' && bold.startsWith(text)), found: bold }]),
  ];
}
