import { extraTexts } from '@repo/contracts/items/extra-texts';
import type { LibraryChapter } from '@repo/contracts/library';
import type { Fault } from './fault.ts';
import { pagesOf, textsIn } from './prose.ts';
import type { Syllabus } from './syllabus.ts';

const termsMin = 25;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** Forms of a term in the list: `inherit|inherited` is one term. */
const formsOf = (term: string) =>
  term.split('|').map((form) =>
    form
      .toLowerCase()
      .replaceAll('’', "'")
      .replaceAll(/[\s-]+/g, ' ')
      .trim(),
  );
/** Matches a form and its plural; spaces also match hyphens and line ends. */
const formPattern = (form: string) => {
  const plural = /[^aeiou]y$/.test(form)
    ? `${escaped(form.slice(0, -1))}(?:y|ies)`
    : `${escaped(form)}(?:s|es)?`;
  return plural.replaceAll(' ', String.raw`[\s-]+`).replaceAll("'", "['’]");
};
const patternOf = (terms: readonly string[], flags: string) => {
  const longestFirst = terms.flatMap(formsOf).toSorted((one, other) => other.length - one.length);
  const anyForm = longestFirst.map(formPattern).join('|');
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${anyForm})(?![\p{L}\p{N}])`, flags);
};

/** Board terms of all items in a chapter's syllabus. */
export const boardTermsOf = (syllabus: Syllabus | undefined): string[] =>
  syllabus?.topics.flatMap(({ boardTerms = [] }) => boardTerms) ?? [];

/** Words of board terms, in lower case. */
export const wordsOfTerms = (terms: readonly string[]): string[] =>
  terms.flatMap(formsOf).flatMap((form) => form.split(/[^\p{L}']+/u));

/** @returns a function that replaces the board terms of a text */
export function termReplacer(
  terms: readonly string[],
): (text: string, by: (term: string) => string) => string {
  if (terms.length === 0) return (text) => text;
  const pattern = patternOf(terms, 'giu');
  return (text, by) => text.replaceAll(pattern, by);
}

const boldRuns = (page: string): string[] => [...page.matchAll(/\*\*(.+?)\*\*/gs)].map(([, run = '']) => run);

/** Fields of answers; a term must be in questions or marking points instead. */
const answers = new Set<string>([...extraTexts, 'model', 'note', 'source', 'variants']);
const figureLine = /^\s*!\[.*$/gm;

/** Texts in a question that ask or mark. */
function askedTexts(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(askedTexts);
  if (typeof value !== 'object' || value === null) return textsIn(value);
  return Object.entries(value).flatMap(([key, part]) =>
    answers.has(key)
      ? []
      : Array.isArray(part) || typeof part === 'object'
        ? askedTexts(part)
        : textsIn({ [key]: part }),
  );
}

/** Where each term must occur, and the fault when it doesn't. */
const places: { textsOf: (chapter: LibraryChapter) => string[]; fault: string }[] = [
  {
    textsOf: (chapter) => pagesOf(chapter).flatMap(boldRuns),
    fault: 'stands nowhere in bold in notes or summary',
  },
  {
    textsOf: ({ flashcards }) => flashcards.flatMap(({ question, answer }) => [question, answer]),
    fault: 'is in no flashcard',
  },
  {
    textsOf: ({ tests, written }) =>
      askedTexts([tests.map(({ questions }) => questions), written]).map((text) =>
        text.replaceAll(figureLine, ''),
      ),
    fault: 'is in no question, written question or marking point',
  },
];

/** Each place in which every term of the glossary must occur, and the fault for a term that doesn't. */
function repeatedTerms(terms: readonly string[]): string[] {
  const seen = new Set<string>();
  return terms.filter((term) => {
    const forms = formsOf(term);
    const isRepeated = forms.some((form) => seen.has(form));
    for (const form of forms) seen.add(form);
    return isRepeated;
  });
}

/** Terms of textbook and papers that a chapter lists but doesn't teach, ask or mark. */
export function boardTermFaults(chapter: LibraryChapter, syllabus: Syllabus | undefined): Fault[] {
  const terms = boardTermsOf(syllabus);
  if (terms.length === 0) return [{ chapter: chapter.id, fault: 'has no boardTerms in its syllabus.yaml' }];
  const missing = places.flatMap(({ textsOf, fault }) => {
    const texts = textsOf(chapter);
    return terms
      .filter((term) => {
        const pattern = patternOf([term], 'iu');
        return !texts.some((text) => pattern.test(text));
      })
      .map((term) => `the board term '${term}' ${fault}`);
  });
  const faults = [
    ...(terms.length < termsMin ? [`has ${terms.length} boardTerms; there should be ${termsMin}`] : []),
    ...repeatedTerms(terms).map((term) => `the board term '${term}' is listed twice`),
    ...missing,
  ];
  return faults.map((fault) => ({ chapter: chapter.id, fault }));
}
