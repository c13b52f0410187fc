/** Content: what it may hold, and what opens a chapter; units are in the names (docs/product.md#limits). */

export const invitesPerUnlock = 5;
/** Longest texts the server stores: a title, a short text, a page of notes. */
export const titleMaxLength = 200;
export const textMaxLength = 5_000;
export const pageMaxLength = 200_000;
/** Lists inside lists: at more levels a phone has no room left for words. */
export const listLevelsMax = 6;
export const defaultTimeLimitMinutes = 10;
export const defaultPassingScorePercent = 40;
export const passingScoreMin = 1;
export const passingScoreMax = 100;
export const optionsMin = 2;
export const optionsMax = 6;
export const questionsMax = 500;
/** The mind map's boxes, in the units of the canvas. */
export const mindmapNodeWidth = 200;
export const mindmapNodeHeight = 80;
export const mindmapGapX = 250;
export const mindmapGapY = 80;
export const mindmapNodesMax = 1_000;
