/** Limits of figures: lengths of texts, sizes of files; units are in the names (docs/product/wire.md#limits). */

/** A figure in a text: its caption, its description, and how much of that a screen reader says first. */
export const figureCaptionMaxLength = 300;
export const figureDescriptionMaxLength = 2_000;
export const figureDescriptionShortMaxLength = 300;
/** An uploaded drawing. */
export const drawingMaxBytes = 512 * 1024;
/** All drawings in one reply, of one chapter or of all, before compression. */
export const drawingsMaxBytes = 4 * 1024 * 1024;
export const drawingElementsMax = 5_000;
/** Largest widths of a picture's two forms, for phones, in pixels. The first also limits the height. */
export const pictureWideMaxPixels = 1_280;
export const pictureSmallMaxPixels = 640;
