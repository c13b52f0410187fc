import type { Removal } from './form-changes.ts';

/** What every field of an item's editor needs besides its own value. */
export type FormEdit = {
  isPhone: boolean;
  /** What is wrong in the control with this id. */
  issueOf: (control: string) => string | undefined;
  /** Gives the focus to the control with this id once it is there. */
  focus: (control: string) => void;
  onRemoved: (removal: Removal) => void;
};
