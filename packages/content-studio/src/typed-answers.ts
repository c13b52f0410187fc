import type { LibraryChapter } from '@repo/contracts/library';
import { markTyped, type TypedAnswerIssue, typedAnswerIssue } from '@repo/contracts/typed/mark-typed';
import { cut, type Fault } from './fault.ts';

const said: Record<TypedAnswerIssue, string> = {
  unreadable: "can't be read",
  notTheRightOption: "isn't the right option",
  wrongOption: 'accepts a wrong option',
};

/** Typed answers of a chapter that differ from the right option, can't be compared with it, or accept a wrong one. */
export const typedAnswerFaults = ({ id: chapter, tests }: Pick<LibraryChapter, 'id' | 'tests'>): Fault[] =>
  tests
    .flatMap((test) => test.questions)
    .flatMap((question): Fault[] => {
      const { typedAnswer, options, correctAnswer, question: about } = question;
      if (!typedAnswer) return [];
      const issue = typedAnswerIssue(question);
      const isCompared = markTyped(options[correctAnswer] ?? '', typedAnswer)?.isRight === true;
      if (!issue && isCompared) return [];
      const fault = `the typed answer ${cut(typedAnswer.value)} ${said[issue ?? 'notTheRightOption']}`;
      return [{ chapter, about, fault }];
    });
