import type { Removal } from './form-changes.ts';
import { phoneQuery, useMediaQuery } from './use-media-query.ts';
import { useRemovals } from './use-removals.ts';
import { useWantedFocus } from './use-wanted-focus.ts';

/** What every field of an item's editor needs besides its value. */
export type FormEdit = {
  isPhone: boolean;
  /** The error of the control with this id. */
  issueOf: (control: string) => string | undefined;
  /** Focuses the control with this id once it exists. */
  focus: (control: string) => void;
  onRemoved: (removal: Removal) => void;
};

/** @returns what the fields need, and the last removal with its undo; null if there is none */
export function useFormEdit(issues: readonly { control: string; message: string }[]) {
  const isPhone = useMediaQuery(phoneQuery);
  const focus = useWantedFocus();
  const { last, remember } = useRemovals(focus);
  const edit: FormEdit = {
    isPhone,
    focus,
    issueOf: (control) => issues.find((issue) => issue.control === control)?.message,
    onRemoved: remember,
  };
  return { edit, removal: last };
}
