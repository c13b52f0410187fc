import type { Mark } from '@repo/contracts/marks';

/**
 * Whether the mark is a highlight of a page. Cards fit the screen, and questions aren't shown on the mark's
 * screen.
 */
export const hasPlaceOnScreen = ({ kind, about }: Pick<Mark, 'kind' | 'about'>): boolean =>
  kind === 'highlight' && about === 'page';

let wanted: string | null = null;

/** The next screen scrolls to this mark. */
export const wantMark = (markId: string): void => {
  wanted = markId;
};

export const wantedMark = (): string | null => wanted;

export const forgetWanted = (): void => {
  wanted = null;
};
