import { libraryFolder } from '@repo/content/read-library';
import type { Library } from '@repo/contracts/library';
import { boardTermFaults, boardTermsOf } from './board-terms.ts';
import { emptyExplanations } from './explanations.ts';
import type { Fault } from './fault.ts';
import { guessingFaults } from './guessing.ts';
import { hintFaults } from './hints.ts';
import { hinglishWords, readHinglish } from './house/hinglish.ts';
import { chapterRuleFaults, textRuleFaults } from './house-rules.ts';
import { missingChecks } from './missing-checks.ts';
import { otherNumbersFaults, ownVariantTexts, readVariantChecks } from './other-numbers.ts';
import { textsIn } from './prose.ts';
import { readingFaults } from './reading-level.ts';
import { type PlacedText, papersSource, placeOfText, readSources } from './sources.ts';
import { openSpeller, readWordList, unknownWords } from './spelling.ts';
import { sumFaults } from './sums.ts';
import { readSyllabuses, syllabusFaults } from './syllabus.ts';
import { readTextbooks, textbookFaults } from './textbook.ts';
import { translationFaults } from './translations.ts';
import { typedAnswerFaults } from './typed-answers.ts';
import { repeatedExamples } from './worked-examples.ts';

/** Economics has no formula sheet: it is one of four parts of a subject, and has no formulas. */
const sheet = /^\*\*(?:Formula|Keyword) sheet\*\*$/m;

/** Names of syllabus items. Excludes terms, because they may be beginnings of words, or symbols. */
const syllabusNames = (texts: readonly PlacedText[]) =>
  texts
    .filter(({ file, path }) => file.endsWith('/syllabus.yaml') && path.at(-1) === 'name')
    .map(({ text }) => text);
const paperWords = (texts: readonly PlacedText[]) =>
  texts.filter(({ path }) => !path.includes('chapterIds') && path.at(-1) !== 'kind').map(({ text }) => text);

/**
 * Automatically found faults of the starter library: guessable keys, examples repeated as questions, empty
 * explanations, hints that give the answer away, wrong other numbers and typed answers, Hindi texts that say something else, syllabus gaps, hard sentences, spelling. Files that can't be
 * read are refused by `readLibrary` earlier.
 */
export async function qualityFaults({ subjects }: Library): Promise<Fault[]> {
  const syllabuses = await readSyllabuses(libraryFolder);
  const textbooks = await readTextbooks(libraryFolder);
  const sources = await readSources(libraryFolder);
  const variantChecks = await readVariantChecks(libraryFolder);
  const hinglish = await readHinglish();
  const words = hinglishWords(hinglish);
  const boardTerms = [...syllabuses.values()].flatMap(boardTermsOf);
  const speller = openSpeller(`${await readWordList()}\n${hinglish}`, boardTerms);
  const spellingFaults = (chapter: string, texts: readonly string[]): Fault[] =>
    unknownWords(texts, speller).map((word) => ({ chapter, fault: `unknown word: ${word}` }));
  const ofChapters: Fault[] = subjects
    .flatMap(({ chapters }) => chapters)
    .flatMap((chapter) => [
      ...syllabusFaults(chapter, syllabuses.get(chapter.id)),
      ...textbookFaults(chapter, textbooks.get(chapter.id)),
      ...boardTermFaults(chapter, syllabuses.get(chapter.id)),
      ...repeatedExamples(chapter),
      ...emptyExplanations(chapter),
      ...hintFaults(chapter),
      ...otherNumbersFaults(chapter, variantChecks),
      ...typedAnswerFaults(chapter),
      ...translationFaults(chapter),
      ...sumFaults(chapter.id, sources.get(chapter.id) ?? []),
      ...missingChecks(chapter.id, sources.get(chapter.id) ?? []),
      ...readingFaults(chapter, boardTermsOf(syllabuses.get(chapter.id))),
      ...chapterRuleFaults(chapter, syllabuses.get(chapter.id), sources.get(chapter.id) ?? []),
      ...textRuleFaults(chapter.id, sources.get(chapter.id) ?? [], words),
      ...spellingFaults(chapter.id, [
        ...textsIn(chapter),
        ...ownVariantTexts(chapter),
        ...syllabusNames(sources.get(chapter.id) ?? []),
      ]),
      ...(chapter.summaries.some(({ pages }) => pages.some((page) => sheet.test(page)))
        ? []
        : [{ chapter: chapter.id, fault: 'the summary has no formula sheet and no keyword sheet' }]),
    ]);
  const papers = sources.get(papersSource) ?? [];
  const ofPapers = [
    ...textRuleFaults(papersSource, papers, words),
    ...spellingFaults(papersSource, paperWords(papers)),
  ];
  // Last, because the spell checker must have seen every word.
  const unused = speller.unused().map((word) => ({ chapter: 'words.txt', fault: `stands nowhere: ${word}` }));
  const faults: Fault[] = [...guessingFaults(subjects), ...ofChapters, ...ofPapers, ...unused];
  return faults.map(({ about, ...found }) => {
    const place = about && placeOfText(sources.get(found.chapter) ?? [], about);
    return place ? { ...found, place } : found;
  });
}
