import type { TestDraft } from '@repo/contracts/content.drafts';
import type { MenuItem } from '@repo/ui/menu';
import { CopyPlus, Group, Ungroup } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { itemsCopy } from '#src/chapter-items/chapter-items-copy.ts';
import { usePartTransfer } from '#src/chapter-items/use-transfer.tsx';
import { fullCase } from './case-head.tsx';
import { caseAbove, caseOf } from './cases.ts';
import { kindsCopy } from './kinds-copy.ts';
import { copyOfQuestion, formOfTest, plainOf, type QuestionForm } from './test-form.ts';
import type { TestAction } from './test-form-reducer.ts';
import { testsCopy } from './tests-copy.ts';
import type { TestEditor } from './use-test-editor.ts';
import type { Tests } from './use-tests.ts';

/**
 * Questions of the form, identified by position and texts, because their keys may change when the form is
 * saved.
 */
type Asked = { index: number; words: string }[];

/** A question normalized for comparison with a stored one, which has no surrounding blanks. */
const wordsOf = (question: unknown) =>
  JSON.stringify(question, (_, value) => (typeof value === 'string' ? value.trim() : value));

const icon = { size: 18, 'aria-hidden': true } as const;

/** The menu of a question or a case. Duplicates are made in the form; another test gets the saved version. */
export function useQuestionTransfer({
  chapterId,
  test,
  editor,
  acts,
  onDuplicated,
  onKind,
}: {
  chapterId: string;
  /** Null for a new test, whose questions can't be moved yet. */
  test: TestDraft | null;
  editor: TestEditor;
  acts: Pick<Tests, 'current' | 'copyQuestions' | 'moveQuestions'>;
  onDuplicated: (question: QuestionForm) => void;
  /** A question has left or joined a case. */
  onKind: (action: TestAction, key: string) => void;
}): { entries: (key: string) => MenuItem[]; dialog: ReactNode } {
  const latest = useRef(editor);
  latest.current = editor;
  /** Positions of the questions in the stored test, now that unsaved work is saved or discarded. */
  const seen = (id: string) => {
    const stored = acts.current().find(({ _id }) => _id === test?._id);
    const all = stored ? plainOf(formOfTest(stored)).questions.map(wordsOf) : [];
    const asked: Asked = JSON.parse(id);
    const numbers = asked.map(({ index, words }) => (all[index] === words ? index : all.indexOf(words)) + 1);
    if (!stored || numbers.includes(0)) throw new Error('the question is not stored');
    return { fromId: stored._id, numbers, seenUpdatedAt: stored.updatedAt };
  };
  const transfer = usePartTransfer({
    chapterId,
    holders: 'tests',
    holderId: test?._id ?? '',
    noun: 'Question',
    async copy([id = ''], toId) {
      await acts.copyQuestions(seen(id), toId);
      return null;
    },
    async move([id = ''], toId) {
      await acts.moveQuestions(seen(id), toId);
      return null;
    },
  });
  const elsewhere = (name: string, moved: readonly QuestionForm[]): MenuItem[] => {
    if (!test) return [];
    const { form } = latest.current;
    const plain = plainOf(form).questions;
    const asked: Asked = moved.map((question) => {
      const index = form.questions.indexOf(question);
      return { index, words: wordsOf(plain[index]) };
    });
    const stays = form.questions.length > moved.length ? null : testsCopy.lastQuestion;
    return transfer.entries({ _id: JSON.stringify(asked) }, name, stays).slice(1);
  };
  /** The case that a question belongs to. */
  const ofCases = ({ key, kind }: QuestionForm): MenuItem[] => {
    const above = caseAbove(latest.current.form.questions, key);
    if (kind === 'case')
      return [
        {
          label: kindsCopy.takeOut,
          icon: <Ungroup {...icon} />,
          onSelect: () => onKind({ type: 'kind', key, kind: 'choice' }, key),
        },
      ];
    if (kind !== 'choice' || above.length === 0) return [];
    const full = fullCase(above.length);
    return [
      {
        label: kindsCopy.join,
        icon: <Group {...icon} />,
        disabled: full !== null,
        reason: full,
        onSelect: () => onKind({ type: 'joinCaseAbove', key }, key),
      },
    ];
  };
  const entries = (key: string): MenuItem[] => {
    const { questions } = latest.current.form;
    const members = caseOf(questions, key);
    const [first] = members;
    if (first)
      return [
        {
          label: kindsCopy.dissolve,
          icon: <Ungroup {...icon} />,
          onSelect: () => onKind({ type: 'dissolveCase', caseKey: key }, first.key),
        },
        ...elsewhere(kindsCopy.caseOf(questions.indexOf(first) + 1, members.length), members),
      ];
    const index = questions.findIndex((question) => question.key === key);
    const question = questions[index];
    if (!question) return [];
    const full = question.kind === 'case' ? fullCase(caseOf(questions, question.caseKey).length) : null;
    const duplicate = {
      label: itemsCopy.duplicate,
      icon: <CopyPlus {...icon} />,
      disabled: full !== null,
      reason: full,
      onSelect: () => {
        const copy = copyOfQuestion(question);
        latest.current.dispatch({ type: 'insertQuestions', questions: [copy], afterKey: key });
        onDuplicated(copy);
      },
    };
    return [duplicate, ...ofCases(question), ...elsewhere(testsCopy.question(index + 1), [question])];
  };
  return { entries, dialog: transfer.dialog };
}
