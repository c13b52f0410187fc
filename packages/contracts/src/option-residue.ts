import { areAboutFiles, foreignWords } from './foreign-words.ts';
import { latinLetter, latinLetters, letters } from './option-letters.ts';

/** A leftover at the end of an option's text; `at` is the option's index. */
export type OptionNote = { at: number; note: string };

/** Words before a letter that make it part of the text. */
const names =
  'and|or|only|both|neither|nor|either|not|option|except|than|to|of|as|like|in|at|is|with|from|point|angle|side|group|class|type|vitamin|hepatitis|figure|set|statement|assertion|reason';
/** A number after these words is part of the text. */
export const numbered =
  'period|stage|step|level|case|part|column|row|grade|number|no|phase|section|item|class|chapter|unit|lesson|page|exercise|example|activity|table|test|quiz|paper|law|war|power|ratio|by|than|for|between|equals?|value|until|exactly|least|most|first|last';
const belongs = `(?<!\\b(?:${names})|[&,/+=]|और|या)`;
/** `[1M]`, `(1 mark)`, `[CBSE 2020]`, `[b]` at the end of a text. */
const noteAtEnd = new RegExp(
  `${belongs}\\s([([](?:\\d{1,2}\\s*(?:m|marks?|अंक)|[${letters}]|[^()[\\]]*\\b(?:19|20)\\d\\d)[)\\]]|\\[\\d{1,2}\\]|\\d{1,2}\\s?(?:M|marks?|अंक))$`,
  'iu',
);
/** `(1)`, `(1/1)`, `[1 mark]`, `0 / 1 point` at the end of a text. */
const points =
  /\s([([]\s?\d{1,2}\s?(?:\/\s?\d{1,2}\s?)?(?:(?<=\/.*|[([]\s?\d)|m|marks?|points?|pts?|अंक)[)\]]|\d{1,2}\s?\/\s?\d{1,2}\s?(?:marks?|points?|pts?|अंक))$/iu;
/** A number or letter far behind the text: the sheet's column of marks or keys. */
const noteAtEdge = new RegExp(`(?<=\\S)(?:\\t\\s*|\\s{3,})([([]?(?:\\d{1,2}|[${letters}])[)\\]]?)$`, 'iu');
const judged =
  /\s((?:expl?(?:anation)?\s*[:：].*|(?:[-–—:=/|>~]+\s*(?:right|correct|ans(?:wer)?|key|सही|उत्तर)|[([]\s*(?:right|wrong|incorrect|correct|सही|गलत|उत्तर|ans(?:wer)?\.?)(?:\s(?:ans(?:wer)?|option|one))?\s*[)\]]|(?<!\b(?:the|an|your|no|correct|right)\s)ans(?:wer)?)[.:：–—-]*))$/iu;
/** `- Y`, `(T)` after a word. */
const tag =
  /(?<=[\p{L}\p{M}]{3})\s*((?:\s[-–—:=]|[/|>~])+\s*[\p{L}\p{M}]{1,5}|\s[([]\s*[\p{L}\p{M}]{1,5}\s*[)\]])\.?$/u;
/** Words that make a verdict such as `right` part of the text, as in `turns right`. */
const judgedWords =
  'say|are|the|not|exactly|quite|just|always|never|only|all|none|both|neither|partly|partially|turns?|moves?|bends?|shifts?|towards?|left|statements?|assertion|reason|दोनों|केवल|नहीं|सभी';
const apart = `(?<!(?<![\\p{L}\\p{M}])(?:${judgedWords}))(?<=[\\p{L}\\p{M}]{3})(?:[\\s,:;.–—-]+|\\s?[([])`;
/**
 * A verdict at the end of an option, such as `ampere सही`, `ampere (it is right)`, `ampere +1`; counts if
 * only one option has it.
 */
const praised = new RegExp(
  `${apart}((?:(?:it|this|ans(?:wer)?|यह)\\s(?:is\\s)?)?(?:(?:सही|sahi|गलत|galat)(?:\\s(?:है|hai))?|(?:in)?correct|right|wrong|true|false|this|key|ok|yes|\\+\\d))[.!)\\]]*$`,
  'iu',
);
/** A sign at the end of an option, such as `ampere #`; counts if only one option has it. */
const signAtEnd = /(?<=[\p{L}\p{M}]{2})\s+([#@!<=~^]{1,3}|\*{2,3})$/u;
/** `volt F` and `ampere T`, `volt false` and `ampere true`, `volt 0%` and `ampere 100%`. */
const scored = new RegExp(
  `${apart}([([]?(?:T|F|Y|N|0|1|0\\s?%|100\\s?%|[Tt]rue|[Ff]alse|[Rr]ight|[Ww]rong|(?:[Ii]n)?[Cc]orrect|[Yy]es|[Nn]o|सही|गलत)[)\\]]?)$`,
  'u',
);
const isYes = new RegExp(
  `^(?:[^\\p{L}]*(?:y(?:es)?|t(?:rue)?|r|हाँ)[^\\p{L}]*|[^\\p{L}([]*[${letters}])$`,
  'iu',
);
/** `Option b`, `Sol. b`. */
const namedLetter = new RegExp(
  `${belongs}\\s((?:option|opt|choice|sol(?:ution|n)?|correct|right|सही|विकल्प|हल)[^\\p{L}\\p{N}]{1,5}[${letters}][)\\]]?)[^\\p{L}\\p{N}]{0,5}$`,
  'iu',
);
/** A single letter at the end; after anything but words, as in `2 a`, it more often belongs to the text. */
const letterAlone = `${belongs}[^\\p{L}\\p{N}+=×÷*/&,<>'’^_–—−-]{0,8}[\\s([.…:]([${letters}])(?:\\s(?:hai|है|sahi|सही|right))?[^\\p{L}\\p{N}]{0,5}$`;
const numberAtEnd = new RegExp(`(?<=\\p{L}{3})(?<!\\b(?:${names}|${numbered}))\\s([1-4])$`, 'iu');
const letterAtEnd = new RegExp(`(?<=\\S)${letterAlone}`, 'iu');
const letterBehindWord = new RegExp(`(?<=[\\p{L}\\p{M}]{2})${letterAlone}`, 'iu');

const endMax = 60;
/** The end of a text, where a note may be: long gaps make the patterns slow. */
const endOf = (text: string) => (text.length > endMax ? ` ${text.slice(-endMax)}` : text);

/** The ending of each text, null without one. */
const behindEach = (texts: readonly string[], form: RegExp): (string | null)[] =>
  texts.map((text) => form.exec(endOf(text))?.[1]?.trim() ?? null);

/** The ending that exactly one of the texts has. */
function behindOne(texts: readonly string[], form: RegExp): OptionNote | null {
  const notes = behindEach(texts, form);
  const [at, ...others] = [...notes.keys()].filter((index) => notes[index] !== null);
  return at === undefined || others.length > 0 ? null : { at, note: notes[at] ?? '' };
}

function judgement(texts: readonly string[]): OptionNote | null {
  const notes = behindEach(texts, judged);
  const at = notes.findIndex((note) => note !== null);
  return at < 0 ? null : { at, note: notes[at] ?? '' };
}

function tagOf(texts: readonly string[]): OptionNote | null {
  const found = behindOne(texts, tag);
  return found && isYes.test(found.note) ? found : null;
}

function letterBehind(texts: readonly string[], form: RegExp): OptionNote | null {
  const found = behindOne(texts, form);
  return found && latinLetter(found.note).charCodeAt(0) - 97 < texts.length ? found : null;
}

/** The only option with the higher of two scores, where each has one. */
function highestScore(texts: readonly string[]): OptionNote | null {
  const scores = behindEach(texts, scored);
  const best = [...scores.keys()].filter((at) =>
    /^[([]?(?:T|Y|1|right|correct|सही)/iu.test(scores[at] ?? ''),
  );
  const [at, ...others] = best;
  const isEach = texts.length > 1 && scores.every((score) => score !== null);
  return at === undefined || others.length > 0 || !isEach ? null : { at, note: scores[at] ?? '' };
}

/** A letter behind the marked option that names another option, which makes the right one doubtful. */
export function otherLetter(texts: readonly string[], marked: number): string | null {
  const found = letterBehind(texts, letterAtEnd);
  const isOther = found?.at === marked && latinLetter(found.note).charCodeAt(0) - 97 !== marked;
  return isOther ? found.note : null;
}

/** `[ ]`, `3 responses` */
const box = /[☐☑☒⬜]|[([]\s+[)\]]|\b\d+\s(?:responses?|votes?)\b/u;
/** `- volt`; before a number or a term a dash is a minus. */
const dash = /^[-–—]\s+(?=\p{L}{3})(?!(?:cosec|sin|cos|tan|cot|sec|log|infinity)\b)/u;
/** Maximum number of characters searched for other parts of an option. */
const partsMax = 600;
/** A numbered question at the end of an option's text, which is the next question of the paper. */
const question = /\s(\d{1,3}[.)]\s\S.*\?)$/u;
const signInFront =
  /^([([]?([\p{L}\d०-९])(?:[)\]](?!\s?[-+×=])|[.:](?=\s)|(?<=\p{L}):(?=\p{L}{2})|(?<=\p{L})\s?[-–—](?=\s?\p{L}{2})))/u;
/** The letters or numbers that all options have in front of their texts. */
function ownSign(texts: readonly string[]): OptionNote | null {
  const isOwn = texts.every((text, at) => {
    const [, , sign = ''] = signInFront.exec(text) ?? [];
    const digit = /\d/.test(sign) ? Number(sign) : '०१२३४५६७८९'.indexOf(sign);
    return sign !== '' && (digit === at + 1 || latinLetters(sign).includes(String.fromCharCode(97 + at)));
  });
  return isOwn ? { at: 0, note: signInFront.exec(texts[0] ?? '')?.[1] ?? '' } : null;
}

const separator = /(?<=[^\s\d])([,;](?:\s?(?:or|and|या))?)$/iu;
/** `10%`, `(10)`, `- 10`: how many students chose it. */
const share =
  /^(\S.*?)(?:[\s:–-]*([([]?\d{1,3}(?:\.\d+)?\s?%[)\]]?)|\s?([([]\s?\d{1,3}\s?[)\]]|\s[:–-]\s\d{1,3}))$/u;
/** `volt, | ampere, | ohm`, `volt 10% | ampere 90%`, `volt (1) | ampere (9)` */
function endsAlike(texts: readonly string[]): OptionNote | null {
  const separators = behindEach(texts.slice(0, -1), separator);
  if (texts.length > 2 && separators.every((note) => note !== null))
    return { at: 0, note: separators[0] ?? '' };
  const shares = texts.map((text) => share.exec(endOf(text).trim()));
  const words = new Set(shares.map((found) => found?.[1] ?? ''));
  const isEach = words.size === texts.length && [...words].every((text) => /\p{L}{2}$/u.test(text));
  return isEach ? { at: 0, note: (shares[0]?.[2] ?? shares[0]?.[3] ?? '').trim() } : null;
}

/** After more words than this, a number may belong to a name. */
const shortMax = 4;
/** `ampere 1` beside options without numbers. */
function loneNumber(texts: readonly string[]): OptionNote | null {
  const found = behindOne(texts, numberAtEnd);
  const isShort = (texts[found?.at ?? 0] ?? '').split(/\s/, shortMax + 1).length <= shortMax;
  return isShort && texts.filter((text) => /\d/.test(text)).length === 1 ? found : null;
}
const cross = /(?<=[\p{L}\p{M}]{3})\s([×xX])$/u;
/** `volt X` at all options but one. */
function crossOf(texts: readonly string[]): OptionNote | null {
  const signs = behindEach(texts, cross);
  const crossed = [...signs.keys()].filter((at) => signs[at] !== null);
  const [at] = crossed.length > 1 && crossed.length === texts.length - 1 ? crossed : [];
  return at === undefined ? null : { at, note: signs[at] ?? '' };
}
function foreignNotes(texts: readonly string[]): OptionNote[] {
  const isAboutFiles = areAboutFiles(texts);
  return texts.flatMap((text, at) => {
    const note = foreignWords(text.slice(-partsMax), isAboutFiles);
    return note === null ? [] : [{ at, note }];
  });
}
/**
 * What looks like a leftover within an option: another form's sign, or the beginning of the next option or
 * question.
 */
function partsInside(text: string, at: number, isLast: boolean): OptionNote[] {
  // Options after z have no letter.
  const next = isLast && at < 25 ? String.fromCharCode(98 + at) : null;
  const option = next && new RegExp(`\\s([([]?[${next}${next.toUpperCase()}][.)\\]]\\s+\\S.*)$`, 'u');
  const found = [
    box.exec(text)?.[0],
    dash.exec(text)?.[0].trim(),
    question.exec(text)?.[1],
    option ? option.exec(text)?.[1] : undefined,
    /\t\s*(\S.*)$/u.exec(text)?.[1],
  ];
  return found.flatMap((note) => (note === undefined ? [] : [{ at, note }]));
}

/** Endings of options that may not belong to their texts. */
export function notesBehind(texts: readonly string[]): OptionNote[] {
  if (texts.length < 2) return [];
  const score = behindOne(texts, points);
  const isOdd = score && texts.every((text, at) => at === score.at || !/[)\]]$/.test(text));
  const isLabelled = texts.slice(0, -1).some((text) => /[([]\p{L}[)\]]$/u.test(text));
  const ofLast = isLabelled ? [] : [behindOne(texts, noteAtEnd), letterBehind(texts, letterBehindWord)];
  const foreign = foreignNotes(texts);
  const notes = [
    behindOne(texts, namedLetter) ?? ofLast.find((note) => note?.at === texts.length - 1),
    judgement(texts),
    tagOf(texts),
    isOdd ? score : null,
    behindOne(texts, praised),
    behindOne(texts, signAtEnd),
    highestScore(texts) ?? endsAlike(texts),
    behindOne(texts, noteAtEdge),
    ownSign(texts),
    loneNumber(texts),
    crossOf(texts),
    ...(foreign.length < texts.length ? foreign : []),
    ...texts.flatMap((text, at) => partsInside(text.slice(-partsMax), at, at === texts.length - 1)),
  ];
  const found = notes.flatMap((note) => note ?? []);
  return found.filter(
    ({ at, note }, index) => found.findIndex((each) => each.at === at && each.note.includes(note)) === index,
  );
}

/** A pair of stars around bold or italic words, which is no mark. */
export const looksBehind = /(?:^|\s)(\*{1,3})[^\s*](?:[^*]*[^\s*])?\1$/;

/**
 * Whether the option starts or ends with a single star that may be a mark, or part of the text, as in 'z*'.
 */
export const hasOpenStar = (text: string): boolean =>
  !looksBehind.test(text) && (/[^\s*\\]\\?\*+$/.test(text) || /^\\?\*[^\s*][^*]*$/.test(text));

const standsOut =
  /^(?:\([^()]{0,99}\p{L}{3}[^()]{0,99}\)|["“'‘][^"“”'‘’]{0,99}\p{L}{2}[^"“”'‘’]{0,99}["”'’]|[#=@!~>&%+]{1,3}\s?(?!(?:cosec|sin|cos|tan|cot|sec|log|infinity)\b)\p{L}{3}.*|\p{L}{2,}!|\*\*(?:[^*]|\*(?!\*))+\*\*|\*[^*]+\*|_[^_]+_|__[^_]+__|==[^=]+==|~~[^~]+~~|\[[^[\]]+\])$|<(?:u|b|i|em|ins|mark|strong|span|font)\b[^<>]{0,99}>/iu;
/** Signs that mark an option as right or wrong. */
const sign =
  /[✓✔☑✅✗✘❌✖★☆←⬅⇐☚]|\p{Emoji_Presentation}|^~[^~]+~$|^√\s*\p{L}{2}|[\p{L}\p{M}]{2}\s*√$|\s√$|<-+$|^(?:-*>|[→➡⇒])\s*\p{L}{2}/u;
const acronym =
  /^(?:AIDS|ASCII|ASEAN|BIMSTEC|BRICS|COPRA|DRDO|HTML|HTTPS?|ISRO|LASER|MGNREGA|NABARD|NASA|NATO|NREGA|OPEC|RADAR|SAARC|SEBI|SONAR|UNDP|UNESCO|UNICEF|USSR)\b/;
/** A text that looks other than the rest: bold, underlined or with a sign. */
export function outstanding(texts: readonly string[]): string | null {
  if (texts.length < 2) return null;
  const bold = texts.filter((text) => standsOut.test(text));
  const signed = texts.filter((text) => sign.test(text));
  const loud = texts.filter(
    (text) => /\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(text) && !acronym.test(text),
  );
  const isLoud = loud.length === 1 && texts.every((text) => text === loud[0] || /\p{Ll}{3}/u.test(text));
  const found = bold.length === 1 ? bold : signed.length < texts.length ? signed : [];
  if (found.length === 0 && isLoud) return loud[0] ?? null;
  return found.length > 0 ? found.join(', ') : null;
}
