import type { Question } from '@repo/contracts/tests';
import { foundQuestion } from './found-question.ts';
import { exchangeMessages, type FoundRow, type Reading } from './reading.ts';

const optionLine = /^\s*([A-Z])[.)]\s+(.*)$/;
const bareOption = /^\s*([A-Z])[.)]\s*$/;
const answerLine = /^\s*ANSWER:\s*(.*)$/i;

type Draft = { line: number; text: string[]; letters: string[]; options: string[]; odd: number[] };
const emptyDraft = (line: number): Draft => ({ line, text: [], letters: [], options: [], odd: [] });

function finish(draft: Draft, n: number, answer: string | null): FoundRow<Question> {
  const inOrder = draft.letters.every((letter, index) => letter === String.fromCharCode(65 + index));
  const right =
    answer === null || answer.trim() === '' ? undefined : draft.letters.indexOf(answer.trim().toUpperCase());
  const problems = [
    ...draft.odd.map(exchangeMessages.aikenLine),
    ...(inOrder ? [] : [exchangeMessages.aikenLetters(n)]),
  ];
  return foundQuestion(
    { question: draft.text.join('\n'), options: draft.options, correctAnswer: right },
    { n, line: draft.line },
    problems,
  );
}

/** Questions in the Aiken form: the question, options 'A. …' or 'A) …', a line 'ANSWER: B'. */
export function readAiken(text: string): Reading<Question> {
  const rows: FoundRow<Question>[] = [];
  let draft: Draft | null = null;
  let isAfterBlank = false;
  const end = (ended: Draft | null, answer: string | null) => {
    if (ended) rows.push(finish(ended, rows.length + 1, answer));
  };
  for (const [index, content] of text.split('\n').entries()) {
    const line = index + 1;
    if (content.trim() === '') {
      isAfterBlank = true;
      continue;
    }
    const answer = answerLine.exec(content);
    const option = draft ? (optionLine.exec(content) ?? bareOption.exec(content)) : null;
    if (answer) {
      end(draft ?? emptyDraft(line), answer[1] ?? '');
      draft = null;
    } else if (draft && option) {
      draft.letters.push(option[1] ?? '');
      draft.options.push(option[2] ?? '');
    } else if (draft && !isAfterBlank) {
      if (draft.options.length === 0) draft.text.push(content.trim());
      else draft.odd.push(line);
    } else {
      // The question before has no answer line; its own sentence says so.
      end(draft, null);
      draft = { ...emptyDraft(line), text: [content.trim()] };
    }
    isAfterBlank = false;
  }
  end(draft, null);
  return { rows, problems: [], losses: [] };
}
