import { openDocument } from '@repo/content/exchange';
import { type MadeDocument, makeDocument } from '@repo/content/testing/make-document';
import type { DocumentReply, DocumentUse } from '@repo/contracts/import-document';
import { readDocumentPaper } from '#src/features/quizzes/pasted-paper.ts';
import { parsePastedQuestions } from '#src/features/quizzes/pasted-questions.ts';

/** What the server replies for a document with these parts. */
export async function replyOf(made: MadeDocument, use: DocumentUse): Promise<DocumentReply> {
  const answer = await openDocument(makeDocument(made), use);
  if ('error' in answer) throw new Error(answer.error);
  const { html, losses } = answer;
  return { html, losses };
}

/** The questions of a paper with their options, the right one with a star, and the problems and notices. */
export async function readPaperOf(made: MadeDocument) {
  const { text, notices } = await readDocumentPaper(await replyOf(made, 'questions'));
  const { questions, problems } = parsePastedQuestions(text);
  return {
    questions: questions.map(({ question, options, correctKey }) => [
      question,
      ...options.map((option) => `${option.key === correctKey ? '*' : ''}${option.text}`),
    ]),
    problems: problems.map(({ message }) => message),
    notices,
  };
}
