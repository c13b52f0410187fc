import type { TestDraft } from '@repo/contracts/content.drafts';
import type { MenuItem } from '@repo/ui/menu';
import { CopyPlus, Group, Trash2, Ungroup } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { itemsCopy } from '#src/chapter-items/chapter-items-copy.ts';
import { usePartTransfer } from '#src/chapter-items/use-transfer.tsx';
import { fullCase } from './case-head.tsx';
import { caseAbove, caseOf } from './cases.ts';
import { kindsCopy } from './kinds-copy.ts';
import { formOfTest, plainOf, type QuestionForm } from './test-form.ts';
import type { TestAction } from './test-form-reducer.ts';
import { testsCopy } from './tests-copy.ts';
import type { useQuestionEdits } from './use-question-edits.ts';
import type { TestEditor } from './use-test-editor.ts';
import type { Tests } from './use-tests.ts';

/**
 * A question of the form, identified by position and texts, because its key may change when the form is saved.
 */
type Asked = { index: number; words: string };

/** A question normalized for comparison with a stored one, which has no surrounding blanks. */
const wordsOf = (question: unknown) =>
  JSON.stringify(question, (_, value) => (typeof value === 'string' ? value.trim() : value));

const icon = { size: 18, 'aria-hidden': true } as const;

/**
 * The menu of a question or a case, and of several questions. Duplicates are made in the form; another test gets
 * the saved version.
 */
export function useQuestionTransfer({
  chapterId,
  test,
  editor,
  acts,
  edits,
  onDuplicated,
  onKind,
}: {
  chapterId: string;
  /** Null for a new test, whose questions can't be moved yet. */
  test: TestDraft | null;
  editor: TestEditor;
  acts: Pick<Tests, 'current' | 'copyQuestions' | 'moveQuestions'>;
  edits: ReturnType<typeof useQuestionEdits>;
  onDuplicated: (question: QuestionForm) => void;
  /** A question has left or joined a case. */
  onKind: (action: TestAction, key: string) => void;
}): {
  entries: (key: string) => MenuItem[];
  entriesOfMany: (keys: string[], onDone: () => void) => MenuItem[];
  dialog: ReactNode;
} {
  const latest = useRef(editor);
  latest.current = editor;
  /** Positions of the questions in the stored test, now that unsaved work is saved or discarded. */
  const seen = (ids: string[]) => {
    const stored = acts.current().find(({ _id }) => _id === test?._id);
    const all = stored ? plainOf(formOfTest(stored)).questions.map(wordsOf) : [];
    const asked: Asked[] = ids.map((id) => JSON.parse(id));
    const numbers = asked.map(({ index, words }) => (all[index] === words ? index : all.indexOf(words)) + 1);
    if (!stored || numbers.includes(0)) throw new Error('the question is not stored');
    return { fromId: stored._id, numbers, seenUpdatedAt: stored.updatedAt };
  };
  const transfer = usePartTransfer({
    chapterId,
    holders: 'tests',
    holderId: test?._id ?? '',
    noun: 'Question',
    copy: (ids, toId) => acts.copyQuestions(seen(ids), toId),
    move: (ids, toId) => acts.moveQuestions(seen(ids), toId),
  });
  const keptBy = (some: readonly QuestionForm[]) =>
    latest.current.form.questions.length > some.length ? null : testsCopy.lastQuestion;
  const elsewhere = (moved: readonly QuestionForm[], name?: string, onDone?: () => void): MenuItem[] => {
    if (!test) return [];
    const { form } = latest.current;
    const plain = plainOf(form).questions;
    const ids = moved.map((question) => {
      const index = form.questions.indexOf(question);
      return JSON.stringify({ index, words: wordsOf(plain[index]) } satisfies Asked);
    });
    return transfer.entriesOfMany(ids, onDone, keptBy(moved), name).slice(1);
  };
  /** Copies of a case's questions join the case. */
  const duplicateOf = (some: readonly QuestionForm[], onSelect: () => void): MenuItem => {
    const { questions } = latest.current.form;
    const countIn = (all: readonly QuestionForm[], { caseKey }: QuestionForm) => caseOf(all, caseKey).length;
    const counts = some
      .filter(({ kind }) => kind === 'case')
      .map((question) => countIn(questions, question) + countIn(some, question) - 1);
    const full = fullCase(Math.max(0, ...counts));
    return {
      label: itemsCopy.duplicate,
      icon: <CopyPlus {...icon} />,
      disabled: full !== null,
      reason: full,
      onSelect,
    };
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
        ...elsewhere(members, kindsCopy.caseOf(questions.indexOf(first) + 1, members.length)),
      ];
    const index = questions.findIndex((question) => question.key === key);
    const question = questions[index];
    if (!question) return [];
    const duplicate = duplicateOf([question], () => edits.duplicate([key]).forEach(onDuplicated));
    return [duplicate, ...ofCases(question), ...elsewhere([question], testsCopy.question(index + 1))];
  };
  const entriesOfMany = (keys: string[], onDone: () => void): MenuItem[] => {
    const some = latest.current.form.questions.filter(({ key }) => keys.includes(key));
    const kept = keptBy(some);
    const then = (act: (keys: string[]) => unknown) => () => {
      act(keys);
      onDone();
    };
    return [
      duplicateOf(some, then(edits.duplicate)),
      ...elsewhere(some, undefined, onDone),
      {
        label: testsCopy.removeQuestions,
        icon: <Trash2 {...icon} />,
        disabled: kept !== null,
        reason: test ? undefined : kept,
        onSelect: then(edits.remove),
      },
    ];
  };
  return { entries, entriesOfMany, dialog: transfer.dialog };
}
