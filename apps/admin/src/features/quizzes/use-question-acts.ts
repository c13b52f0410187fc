import type { QuestionKind } from '@repo/contracts/items/question-kinds';
import type { MenuItem } from '@repo/ui/menu';
import { useMemo, useRef } from 'react';
import type { OptionRemoval } from './option-list.tsx';
import type { QuestionForm } from './test-form.ts';
import type { Dispatch } from './use-test-editor.ts';

/** The actions on a question of the list, or on a case, by its key. */
export type QuestionActs = {
  dispatch: Dispatch;
  /** Expands it and collapses the one that was expanded. */
  open: (key: string) => void;
  fold: (key: string) => void;
  remove: (key: string) => void;
  /** Selects or deselects questions of the list. */
  select: (keys: readonly string[], isSelected: boolean) => void;
  /** Changes its kind, which may change its position too. */
  ofKind: (key: string, kind: QuestionKind) => void;
  /** Adds a question to this case. */
  addToCase: (caseKey: string) => void;
  /** The question's menu: duplicate, copy and move. */
  entries: (key: string) => MenuItem[];
  optionRemoved: (removal: OptionRemoval) => void;
  /** Called when whole questions were pasted into a question's text; `told` lists what was left out. */
  pasted: (questions: QuestionForm[], afterKey: string, told: readonly string[]) => void;
  /** Focuses the control with this id once it is rendered. */
  focus: (control: string) => void;
};

/** The same actions as one stable object, so that typing in one question re-renders no other. */
export function useSteadyActs(acts: QuestionActs): QuestionActs {
  const latest = useRef(acts);
  latest.current = acts;
  return useMemo(
    () => ({
      dispatch: (action) => latest.current.dispatch(action),
      open: (key) => latest.current.open(key),
      fold: (key) => latest.current.fold(key),
      entries: (key) => latest.current.entries(key),
      remove: (key) => latest.current.remove(key),
      select: (...selected) => latest.current.select(...selected),
      ofKind: (key, kind) => latest.current.ofKind(key, kind),
      addToCase: (caseKey) => latest.current.addToCase(caseKey),
      optionRemoved: (removal) => latest.current.optionRemoved(removal),
      pasted: (...pasted) => latest.current.pasted(...pasted),
      focus: (control) => latest.current.focus(control),
    }),
    [],
  );
}
