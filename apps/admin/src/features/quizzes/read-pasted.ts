import { parsePastedQuestions } from './pasted-questions.ts';

/** Each pasted question with its options, the right one with a star, and the line numbers of problems. */
export function readPasted(text: string) {
  const { questions, problems } = parsePastedQuestions(text);
  return {
    lines: problems.map(({ line }) => line),
    questions: questions.map(({ question, options, correctKey }) => [
      question,
      ...options.map((option) => `${option.key === correctKey ? '*' : ''}${option.text}`),
    ]),
  };
}
