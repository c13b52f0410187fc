import { useState } from 'react';
import { controlOf } from './check-test.ts';
import type { OptionRemoval } from './option-list.tsx';
import { letterOf } from './option-row.tsx';
import type { QuestionForm } from './test-form.ts';
import { testsCopy } from './tests-copy.ts';
import type { Dispatch } from './use-test-editor.ts';

type Removal =
  | ({ kind: 'option'; questionNumber: number } & OptionRemoval)
  | { kind: 'question'; question: QuestionForm; index: number };

/** What was removed from the form, to be brought back in the reverse order; nothing was sent yet. */
export function useRemovals(dispatch: Dispatch) {
  const [removals, setRemovals] = useState<Removal[]>([]);
  const last = removals.at(-1);
  return {
    /** What the last removal was; null when nothing can be brought back. */
    text:
      last === undefined
        ? null
        : last.kind === 'question'
          ? testsCopy.questionRemoved(last.index + 1)
          : testsCopy.optionRemoved(letterOf(last.index), last.questionNumber),
    remember: (removal: Removal) => setRemovals((all) => [...all, removal]),
    forget: () => setRemovals([]),
    /** @returns the question that is whole again and the control of what came back; null when there was nothing */
    undo(): { key: string; control: string } | null {
      if (!last) return null;
      setRemovals(removals.slice(0, -1));
      if (last.kind === 'question') {
        dispatch({ type: 'restoreQuestion', question: last.question, index: last.index });
        const { key } = last.question;
        return { key, control: controlOf.question(key) };
      }
      const { questionKey: key, option, index, wasCorrect } = last;
      dispatch({ type: 'restoreOption', key, option, index, wasCorrect });
      return { key, control: controlOf.option(option.key) };
    },
  };
}
