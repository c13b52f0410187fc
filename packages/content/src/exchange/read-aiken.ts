import { questionsMax } from '@repo/contracts/limits/content';
import { hindiOf, optionIndexOf } from '@repo/contracts/right-option';
import type { Question } from '@repo/contracts/tests';
import { isLabel, labelledText, looksLikeTitle } from './aiken-foreign.ts';
import { foundQuestion } from './found-question.ts';
import { markupOfPlain } from './plain-text.ts';
import {
  entriesMax,
  exchangeMessages,
  type FoundRow,
  nextOf,
  type Reading,
  readingOf,
  tooManyEntries,
} from './reading.ts';
import { withCountLosses } from './residue-losses.ts';

const optionLine = /^([A-Z])[.)](?:\s|$)/;
const answerLine = /^ANSWER:/i;
const answerLetter = /^[([]?([A-Zकखगघङचडअबसद])[)\].]*$/;
/** Other words for the answer line; a letter must follow. */
const otherAnswerLine =
  /^(?:(?:correct |right )?ans(?:wer)?|(?:सही )?(?:उत्तर|जवाब))[\s.:：=–—-]+([([]?[A-Zकखगघङचडअबसद][)\].]*)$/iu;
/** Options that only count if there are no others: with Hindi letters, or with brackets around Latin letters. */
const otherOption = /^(?:[([]?([कखगघङचडअबसद])[.)\]]|[([]([A-Z])[)\]])(?:\s+|$)/u;
const otherSign = (line: string) => otherOption.exec(line)?.slice(1).find(Boolean) ?? '';

/** A line meant as an option but written incorrectly. */
const almostOption = /^([A-Za-z])[.)]/;

type Almost = { line: number; sign: string };
type Draft = {
  line: number;
  /** The number of the last line that belongs to the question. */
  end: number;
  text: string[];
  /** The lines of the file with the question's text. */
  lines: number[];
  letters: string[];
  options: string[];
  odd: number[];
  almost: Almost[];
  /** Whether it starts directly below the answer of another one. */
  isBelowAnswer?: boolean;
};
const emptyDraft = (line: number, text: string[] = []): Draft => ({
  line,
  end: line,
  text,
  lines: text.map((_, index) => line + index),
  letters: [],
  options: [],
  odd: [],
  almost: [],
});

/** How many lines above a question are foreign to it, and whether the last of them may continue in the question. */
function foreignLines({ text, options }: Draft, isFirst: boolean): { count: number; isOpen: boolean } {
  const isText = (line: string) => !isFirst && labelledText.test(line);
  const own = text.findIndex((line) => !isLabel(line) && !isText(line));
  if (options.length === 0 || own < 1) return { count: 0, isOpen: false };
  return { count: own, isOpen: isText(text[own - 1] ?? '') && text.length > own + 1 };
}

/** Matches a sentence that may explain the answer above. */
const explains =
  /^(?:(?:this|that|it) is|since|as|so|hence|thus|therefore|here|by|using|इसलिए|अतः|चूँकि)\s.*[.।]$/i;

const announces = /[?:,;]$|\b(?:consider|following|statements?|below|given)\b|निम्न|कथन/iu;

/** Whether the first line of a question may explain the answer above it. */
const mayExplain = ({ isBelowAnswer }: Draft, own: readonly string[], n: number) =>
  n > 1 &&
  own.length > 1 &&
  (explains.test(own[0] ?? '') || (isBelowAnswer === true && !announces.test(own[0] ?? '')));

/** Converts the Hindi letter of an option or answer to the Latin one. */
function latinLetter(sign: string, hindi: string | undefined): string {
  const index = optionIndexOf(sign, hindi);
  return index === null ? sign : String.fromCharCode(65 + index);
}

/** Finds the options with unusual letters if there are no others; lines above them may be statements with such letters. */
function withOtherOptions(draft: Draft): Draft & { hindi?: string | undefined } {
  const signs = draft.text.map(otherSign);
  const first = signs.findLastIndex(
    (sign, at) => sign !== '' && /^(?:कख|अब|AB)/.test(signs.slice(at).join('')),
  );
  if (draft.options.length > 0 || first < 1) return draft;
  const own = signs.slice(first);
  const hindi = hindiOf(own.filter((sign) => sign !== ''));
  const options = draft.text.slice(first);
  return {
    ...draft,
    hindi,
    text: draft.text.slice(0, first),
    letters: own.filter((sign) => sign !== '').map((sign) => latinLetter(sign, hindi)),
    options: options.filter((_, at) => own[at] !== '').map((line) => line.replace(otherOption, '').trim()),
    odd: draft.lines.slice(first).filter((_, at) => own[at] === ''),
  };
}

const isInOrder = (letters: readonly string[]) =>
  letters.every((letter, index) => letter === String.fromCharCode(65 + index));

/** The problems of the option lines. */
function optionFaults({ letters, odd, almost }: Draft, n: number): string[] {
  const isRight = letters.length > 1 && odd.length === 0 && isInOrder(letters);
  // The question's text may contain a line that looks like an option.
  const meant = isRight ? [] : almost;
  const faults = meant.map(({ line, sign }) =>
    /[a-z]/.test(sign) ? exchangeMessages.aikenCapital(line, sign) : exchangeMessages.aikenBlank(line, sign),
  );
  const others = odd.filter((line) => !meant.some((each) => each.line === line));
  const hasLetters = meant.length > 0 || isInOrder(letters);
  return [
    ...faults,
    ...others.map(exchangeMessages.aikenLine),
    ...(hasLetters ? [] : [exchangeMessages.aikenLetters(n)]),
  ];
}

function finish(written: Draft, n: number, answer: string | null, source: string): FoundRow<Question> {
  const { hindi, ...draft } = { hindi: undefined, ...withOtherOptions(written) };
  const given = answer?.trim() ?? '';
  const letter = latinLetter(answerLetter.exec(given.toUpperCase())?.[1] ?? '', hindi);
  const right = given === '' ? undefined : draft.letters.indexOf(letter);
  const { count, isOpen } = foreignLines(draft, n === 1);
  const own = draft.text.slice(count);
  const noStart = isOpen ? [exchangeMessages.aikenNoStart(draft.line + count - 1)] : [];
  const problems = [...noStart, ...optionFaults(draft, n)];
  const found = foundQuestion(
    {
      question: markupOfPlain(own.join('\n')),
      options: draft.options.map(markupOfPlain),
      correctAnswer: right,
    },
    { n, line: draft.line + count },
    {
      problems,
      losses: [
        ...draft.text.slice(0, count).map((_, index) => exchangeMessages.aikenForeign(draft.line + index)),
        ...(looksLikeTitle(own) || mayExplain(draft, own, n)
          ? [exchangeMessages.aikenTitle(draft.line + count)]
          : []),
      ],
      judged: problems.length > 0 ? ['options', 'correctAnswer'] : [],
      hints: {
        options: exchangeMessages.optionsFound(draft.options.length),
        correctAnswer:
          given === ''
            ? exchangeMessages.aikenNoAnswer
            : exchangeMessages.aikenAnswer(given, draft.options.length),
      },
    },
  );
  return found.problems.length > 0 ? { ...found, source } : found;
}

/** The answer in a line; null for none. */
function answerOf(line: string, draft: Draft | null): string | null {
  if (answerLine.test(line)) return line.slice('ANSWER:'.length);
  const answer = otherAnswerLine.exec(line)?.[1];
  if (answer === undefined || !draft) return null;
  return draft.options.length > 0 || draft.text.some((each) => otherOption.test(each)) ? answer : null;
}

/** A line as an option; above the first option, Roman numerals number statements. */
const optionOf = (line: string, { options }: Draft) =>
  options.length === 0 && /^[IVX]/.test(line) ? null : optionLine.exec(line);

/** Splits a text into questions, without checking them. */
function draftsOf(text: string): { draft: Draft; answer: string | null }[] {
  const drafts: { draft: Draft; answer: string | null }[] = [];
  let draft: Draft | null = null;
  let isAfterBlank = false;
  const end = (ended: Draft | null, answer: string | null) => {
    if (ended) drafts.push({ draft: ended, answer });
  };
  for (const [index, whole] of text.split('\n').entries()) {
    const line = index + 1;
    const content = whole.trim();
    if (content === '') {
      isAfterBlank = true;
      continue;
    }
    const option = draft ? optionOf(content, draft) : null;
    const answer = answerOf(content, draft);
    if (answer !== null) {
      end({ ...(draft ?? emptyDraft(line)), end: line }, answer);
      draft = null;
    } else if (draft && option) {
      draft.end = line;
      draft.letters.push(option[1] ?? '');
      draft.options.push(content.slice(2).trim());
    } else if (draft && (!isAfterBlank || (draft.options.length === 0 && otherOption.test(content)))) {
      draft.end = line;
      const sign = almostOption.exec(content)?.[0];
      if (sign) draft.almost.push({ line, sign });
      if (draft.options.length === 0) {
        draft.text.push(content);
        draft.lines.push(line);
      } else draft.odd.push(line);
    } else {
      // The previous question has no answer line, which has its own message.
      end(draft, null);
      draft = { ...emptyDraft(line, [content]), isBelowAnswer: !isAfterBlank && drafts.length > 0 };
    }
    isAfterBlank = false;
  }
  end(draft, null);
  return drafts;
}

/** Whether answers are above their questions: the first one is above all options, and the last question has none. */
function areAbove(drafts: ReturnType<typeof draftsOf>): boolean {
  const hasOptions = ({ draft }: { draft: Draft }) => withOtherOptions(draft).options.length > 0;
  const first = drafts.find((each) => each.answer !== null || hasOptions(each));
  if (!first || drafts.findLast(hasOptions)?.answer !== null) return false;
  const { text, almost } = first.draft;
  return (!hasOptions(first) && almost.length === 0) || text.some((line) => otherAnswerLine.test(line));
}

const allQuestions = { from: 1, max: questionsMax };

/** Reads questions in the Aiken format: the question, options 'A. …' or 'A) …', a line 'ANSWER: B'. */
export function readAiken(text: string, window = allQuestions): Reading<Question> {
  const drafts = draftsOf(text);
  const total = drafts.length;
  if (total > entriesMax) return tooManyEntries();
  const { from, max } = window;
  const lines = text.split('\n');
  const isUnsure = areAbove(drafts);
  const rows = drafts
    .slice(from - 1, from - 1 + max)
    .map(({ draft, answer }, index) =>
      finish(
        draft,
        from + index,
        isUnsure ? null : answer,
        lines.slice(draft.line - 1, draft.end).join('\n'),
      ),
    );
  return readingOf(withCountLosses(rows), { total, next: nextOf(window, total) });
}
