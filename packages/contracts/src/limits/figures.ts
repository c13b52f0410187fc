/** Figures: how long their words, how large their files; units are in the names (docs/product/wire.md#limits). */

/** A figure in a text: its caption, what it shows, and how much of that a screen reader says at once. */
export const figureCaptionMaxLength = 300;
export const figureDescriptionMaxLength = 2_000;
export const figureDescriptionShortMaxLength = 300;
/** A drawing as it is uploaded. */
export const drawingMaxBytes = 512 * 1024;
/** All drawings of one chapter in one reply, before it is compressed. */
export const chapterDrawingsMaxBytes = 4 * 1024 * 1024;
export const drawingElementsMax = 5_000;
/** Figures are drawn for phones: the wide form of a picture, and its small one, in pixels. */
export const pictureWideMaxPixels = 1_280;
export const pictureSmallMaxPixels = 640;
