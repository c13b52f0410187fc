import { questionsMax } from '@repo/contracts/limits/content';
import type { Question } from '@repo/contracts/tests';
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

const optionLine = /^([A-Z])[.)](?:\s|$)/;
const answerLine = /^ANSWER:/i;

type Draft = { line: number; text: string[]; letters: string[]; options: string[]; odd: number[] };
const emptyDraft = (line: number): Draft => ({ line, text: [], letters: [], options: [], odd: [] });

function finish(draft: Draft, n: number, answer: string | null): FoundRow<Question> {
  const inOrder = draft.letters.every((letter, index) => letter === String.fromCharCode(65 + index));
  const given = answer?.trim() ?? '';
  const right = given === '' ? undefined : draft.letters.indexOf(given.toUpperCase());
  const problems = [
    ...draft.odd.map(exchangeMessages.aikenLine),
    ...(inOrder ? [] : [exchangeMessages.aikenLetters(n)]),
  ];
  return foundQuestion(
    {
      question: markupOfPlain(draft.text.join('\n')),
      options: draft.options.map(markupOfPlain),
      correctAnswer: right,
    },
    { n, line: draft.line },
    problems,
    [],
    given === '' ? {} : { correctAnswer: exchangeMessages.aikenAnswer(given, draft.options.length) },
  );
}

/** The questions of a text, not yet looked into. */
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
    const option = draft ? optionLine.exec(content) : null;
    if (answerLine.test(content)) {
      end(draft ?? emptyDraft(line), content.slice('ANSWER:'.length));
      draft = null;
    } else if (draft && option) {
      draft.letters.push(option[1] ?? '');
      draft.options.push(content.slice(2).trim());
    } else if (draft && !isAfterBlank) {
      if (draft.options.length === 0) draft.text.push(content);
      else draft.odd.push(line);
    } else {
      // The question before has no answer line; its own sentence says so.
      end(draft, null);
      draft = { ...emptyDraft(line), text: [content] };
    }
    isAfterBlank = false;
  }
  end(draft, null);
  return drafts;
}

const allQuestions = { from: 1, max: questionsMax };

/** Questions in the Aiken form: the question, options 'A. …' or 'A) …', a line 'ANSWER: B'. */
export function readAiken(text: string, window = allQuestions): Reading<Question> {
  const drafts = draftsOf(text);
  const total = drafts.length;
  if (total > entriesMax) return tooManyEntries();
  const { from, max } = window;
  const rows = drafts
    .slice(from - 1, from - 1 + max)
    .map(({ draft, answer }, index) => finish(draft, from + index, answer));
  return readingOf(rows, { total, next: nextOf(window, total) });
}
