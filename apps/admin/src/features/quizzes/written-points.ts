import type { WrittenFields } from '@repo/contracts/content.inputs';
import { cutText } from '@repo/contracts/cut-text';
import { pointMaxLength, pointsMax } from '@repo/contracts/limits/content';

type Point = WrittenFields['alternatives'][number]['parts'][number]['groups'][number]['points'][number];

const word = '(?:m|marks?|अंक)';
const number = '\\d{1,2}(?:\\s?\\+\\s?\\d{1,2})*(?:\\s?=\\s?\\d{1,2})?';
/** `(2)`, `[3 marks]`, `(1+2)`, `3M`, `2 marks`, or a number behind a gap, at the end of a line. */
const marksBehind = new RegExp(
  `(?:^|\\s)(?:[([]\\s?(${number})\\s?${word}?\\s?[)\\]]|(\\d{1,2})\\s?(?:M|marks?|अंक))[.\\s]*$|(?:\\s{3,}|\\t\\s*)(\\d)$`,
  'iu',
);
const marksAlone = /^marks?\s*[:–-]\s*(\d{1,2})$/iu;
const sumOf = (given: string) => {
  const [parts = '', sum] = given.split('=');
  return sum ? Number(sum) : parts.split('+').reduce((all, part) => all + Number(part), 0);
};

/** The marks at the end of a line, and the text before them; null without marks. */
export function marksIn(line: string): { text: string; marks: number } | null {
  const found = marksAlone.exec(line) ?? marksBehind.exec(line);
  const given = found?.slice(1).find((group) => group !== undefined);
  return found && given ? { text: line.slice(0, found.index).trim(), marks: sumOf(given) } : null;
}

/** The marks of each question below a heading, such as `SECTION B (2 marks each)`; null if it names none. */
export function marksOfEach(heading: string): number | null {
  const found =
    /(\d)\s*marks?\s*each|each\D{0,30}(\d)\s*marks?|carr(?:y|ies)\s+(\d)\s*marks?|[x×*]\s*(\d)\s*=\s*\d/iu.exec(
      heading,
    );
  const given = found?.slice(1).find((group) => group !== undefined);
  return given ? Number(given) : null;
}

const halfMarks =
  /\s*(?:[([]\s*(\d?)\s*(½|\.5)?\s*(?:m|marks?|अंक)?\s*[)\]]|(?<=\s)(\d?)\s*(½|\.5)?\s*(?:marks?|अंक))[.\s]*$/iu;
/** A point with its own marks at the end, in half marks; null without them. */
function ownHalves(line: string): Point | null {
  const found = halfMarks.exec(line);
  if (!found) return null;
  const halves = 2 * Number(found[1] || found[3] || 0) + (found[2] || found[4] ? 1 : 0);
  const text = line.slice(0, found.index).trim();
  return halves > 0 && text !== '' ? { text, halves } : null;
}

const bullet = /^\s*(?:[-*•–▪◦]|\(?(?:\d{1,2}|[ivx]{1,4})[.)])\s+/iu;
const isBlock = (line: string) => /^\s*(?:\||!\[|\$\$)/.test(line);

/**
 * The points of an answer: each line is one if they are few and short, else the whole answer is.
 * @param given the marks of each part of the question; a 0 if it names none, when the lines name their own
 * @returns null if no line names marks and the question has none
 */
export function pointsOf(
  lines: readonly string[],
  given: readonly number[],
): { points: Point[]; marks: number; hasOwn: boolean } | null {
  const marks = given.reduce((sum, each) => sum + each, 0);
  const texts = lines.map((line) => line.replace(bullet, '').trim()).filter((line) => line !== '');
  const own = texts.flatMap((text) => ownHalves(text) ?? []);
  const sum = own.reduce((all, { halves }) => all + halves, 0);
  if (own.length === texts.length && sum > 0 && sum % 2 === 0 && [0, sum / 2].includes(marks))
    return { points: own, marks: sum / 2, hasOwn: true };
  if (marks === 0) return null;
  const isList =
    texts.length <= Math.min(pointsMax, marks * 2) &&
    texts.every((text) => text.length <= pointMaxLength && !isBlock(text));
  const each = isList ? texts : [cutText(texts.join(' '), pointMaxLength)];
  const least = Math.floor((marks * 2) / each.length);
  const halvesOf = (at: number) =>
    each.length === given.length ? 2 * (given[at] ?? 0) : least + (at < (marks * 2) % each.length ? 1 : 0);
  return { points: each.map((text, at) => ({ text, halves: halvesOf(at) })), marks, hasOwn: false };
}
