import { useRef } from 'react';
import type { Removal } from '#src/editing/form-changes.ts';
import { controlOf } from './check-test.ts';
import { copyOfQuestion, type QuestionForm } from './test-form.ts';
import { testsCopy } from './tests-copy.ts';
import type { TestEditor } from './use-test-editor.ts';

/** Removes and duplicates questions of the form; each can be undone until the dialog closes. */
export function useQuestionEdits({
  editor,
  remember,
  open,
}: {
  editor: TestEditor;
  remember: (removal: Removal) => void;
  open: (key: string, control?: string) => void;
}) {
  const latest = useRef(editor);
  latest.current = editor;
  /**
   * @returns the question next to the removed ones, to focus; undefined when nothing was removed, because a
   * test needs a question
   */
  function remove(keys: readonly string[]): QuestionForm | undefined {
    const { form, dispatch } = latest.current;
    const removed = form.questions.flatMap((question, index) =>
      keys.includes(question.key) ? [{ question, index }] : [],
    );
    const [first] = removed;
    if (!first || removed.length === form.questions.length) return undefined;
    dispatch({ type: 'removeQuestions', keys });
    remember({
      text:
        removed.length === 1
          ? testsCopy.questionRemoved(first.index + 1)
          : testsCopy.questionsRemoved(removed.length),
      restore() {
        dispatch({ type: 'placeQuestions', placed: removed });
        open(first.question.key, controlOf.question(first.question.key));
      },
    });
    const left = form.questions.filter(({ key }) => !keys.includes(key));
    return left[first.index] ?? left.at(-1);
  }
  return {
    remove,
    /** Adds copies after the last of them. Undo removes them, which can be undone too. */
    duplicate(keys: readonly string[]): QuestionForm[] {
      const { form, dispatch } = latest.current;
      const some = form.questions.filter(({ key }) => keys.includes(key));
      const last = some.at(-1);
      if (!last) return [];
      const at = form.questions.indexOf(last) + 1;
      const copies = some.map(copyOfQuestion);
      dispatch({
        type: 'placeQuestions',
        placed: copies.map((question, nth) => ({ question, index: at + nth })),
      });
      remember({
        text: testsCopy.questionsDuplicated(copies.length),
        control: controlOf.line(last.key),
        restore: () => void remove(copies.map(({ key }) => key)),
      });
      return copies;
    },
  };
}
