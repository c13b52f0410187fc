import type { TestDraft } from '@repo/contracts/content.drafts';
import type { MenuItem } from '@repo/ui/menu';
import { CopyPlus } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { itemsCopy } from '#src/chapter-items/chapter-items-copy.ts';
import { usePartTransfer } from '#src/chapter-items/use-transfer.tsx';
import { copyOfQuestion, formOfTest, plainOf, type QuestionForm } from './test-form.ts';
import { testsCopy } from './tests-copy.ts';
import type { TestEditor } from './use-test-editor.ts';
import type { Tests } from './use-tests.ts';

/** A question of the form. Its key may belong to another one once the form is stored; its place and words do not. */
type Asked = { index: number; words: string };

/** A question as it can be compared with a stored one, which has no blanks around its texts. */
const wordsOf = (question: unknown) =>
  JSON.stringify(question, (_, value) => (typeof value === 'string' ? value.trim() : value));

/** The menu of a question. A second one is made in the form; another test gets what is saved. */
export function useQuestionTransfer({
  chapterId,
  test,
  editor,
  acts,
  onDuplicated,
}: {
  chapterId: string;
  /** Null for a new one, which has nothing to give yet. */
  test: TestDraft | null;
  editor: TestEditor;
  acts: Pick<Tests, 'current' | 'copyQuestions' | 'moveQuestions'>;
  onDuplicated: (question: QuestionForm) => void;
}): { entries: (key: string) => MenuItem[]; dialog: ReactNode } {
  const latest = useRef(editor);
  latest.current = editor;
  /** Where a question stands in the stored test, now that the unsaved work was saved or given up. */
  const seen = (id: string) => {
    const { index, words }: Asked = JSON.parse(id);
    const stored = acts.current().find(({ _id }) => _id === test?._id);
    const all = stored ? plainOf(formOfTest(stored)).questions.map(wordsOf) : [];
    const number = (all[index] === words ? index : all.indexOf(words)) + 1;
    if (!stored || number === 0) throw new Error('the question is not stored');
    return { fromId: stored._id, numbers: [number], seenUpdatedAt: stored.updatedAt };
  };
  const transfer = usePartTransfer({
    chapterId,
    holders: 'tests',
    holderId: test?._id ?? '',
    noun: 'Question',
    copy: async ([id = ''], toId) => acts.copyQuestions(seen(id), toId),
    move: async ([id = ''], toId) => acts.moveQuestions(seen(id), toId),
  });
  const entries = (key: string): MenuItem[] => {
    const { form } = latest.current;
    const index = form.questions.findIndex((question) => question.key === key);
    const question = form.questions[index];
    if (!question) return [];
    const duplicate = {
      label: itemsCopy.duplicate,
      icon: <CopyPlus size={18} aria-hidden="true" />,
      onSelect: () => {
        const copy = copyOfQuestion(question);
        latest.current.dispatch({ type: 'insertQuestions', questions: [copy], afterKey: key });
        onDuplicated(copy);
      },
    };
    if (!test) return [duplicate];
    const asked: Asked = { index, words: wordsOf(plainOf(form).questions[index]) };
    const stays = form.questions.length > 1 ? null : testsCopy.lastQuestion;
    const [, ...elsewhere] = transfer.entries(
      { _id: JSON.stringify(asked) },
      testsCopy.question(index + 1),
      stays,
    );
    return [duplicate, ...elsewhere];
  };
  return { entries, dialog: transfer.dialog };
}
