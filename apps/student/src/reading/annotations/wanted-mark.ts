import type { Mark } from '@repo/contracts/marks';

/**
 * Whether a mark has a place on its screen to scroll to. Only highlights of pages have one: a card fits the
 * screen, and questions are not shown there.
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
