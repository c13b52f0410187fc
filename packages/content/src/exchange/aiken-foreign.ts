import { extraTextWords } from '@repo/contracts/items/extra-text-names';

/** Lines that some programs put between questions. */
const labelLine =
  /^[([]?(?:page \d+(?: of \d+)?|(?:marks?|points?|score) ?[:=-] ?\d+(?:\.\d+)?|\d+(?:\.\d+)? (?:marks?|points?)|(?:difficulty(?: level)?|level|topic|chapter|tags?|category|ref|reference|source)(?: ?[:=]| -) ?.+)[)\]]?$/i;
/** Labelled texts between questions, which may continue on the next line. */
export const labelledText = new RegExp(
  String.raw`^[([]?(?:${extraTextWords}|feedback|comments?|हल|कारण)(?: ?[:=]| -|\.) ?.+$|^(?:because|क्योंकि)\s.*[.।]$`,
  'i',
);
const heading =
  /^[^\p{L}\p{N}]*(?:section|part|खंड|खण्ड|भाग)\s*[-–—:.]?\s*[([]?(?:[a-h]|[ivx]{1,4}|\d{1,2}|[क-घ]|अ|ब|स|द)[)\]]?[^\p{L}\p{N}]*(?:[-–—:(].*)?$/iu;
const title =
  /^(?:(?:class|grade)\s*[-–—:]?\s*(?:[6-9]|1[0-2]|VI{0,3}|IX|XI{0,2})|(?:chapter|quiz|test|worksheet)\s*[-–—:]?\s*\d{1,2})(?![\p{L}\p{N}])[^?]*$/iu;
const rule = /^(?:(?:[-–—=_*#~.]\s?){3,}$|\/\/)/;
/** Lines that are complete, such as a heading. */
export const isLabel = (line: string) => [labelLine, heading, title, rule].some((form) => form.test(line));

/**
 * Whether a line looks like a title: it does not end like a sentence or an announcement, and the next line
 * starts a sentence.
 */
export const looksLikeTitle = ([line = '', next = '']: readonly string[]) =>
  /^[\p{Lu}\p{Lo}\p{N}][^?.!:;,।…–—]*$/u.test(line) &&
  !/\b(?:following|statements?|below|given)\b|निम्न|कथन/iu.test(line) &&
  /^(?![IVX]+[.)])[\p{Lu}\p{Lo}]/u.test(next);
