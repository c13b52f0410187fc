import type { Mark } from '@repo/contracts/marks';

/** A highlight of a page. A card fits the screen, and a question is not shown where its mark leads to. */
export const hasPlaceOnScreen = ({ kind, about }: Pick<Mark, 'kind' | 'about'>): boolean =>
  kind === 'highlight' && about === 'page';

let wanted: string | null = null;

/** Has the screen that is opened next go to this mark. */
export const wantMark = (markId: string): void => {
  wanted = markId;
};

export const wantedMark = (): string | null => wanted;

export const forgetWanted = (): void => {
  wanted = null;
};
