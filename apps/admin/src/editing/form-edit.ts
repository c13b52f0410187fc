import type { Removal } from './form-changes.ts';

/** What every field of an item's editor needs besides its value. */
export type FormEdit = {
  isPhone: boolean;
  /** The error of the control with this id. */
  issueOf: (control: string) => string | undefined;
  /** Focuses the control with this id once it exists. */
  focus: (control: string) => void;
  onRemoved: (removal: Removal) => void;
};
