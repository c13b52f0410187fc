/** Photos of a student's own answers; units are in the names (docs/product/study.md#photos-of-an-answer). */

/** Photos that one written question has at most. */
export const answerPhotosMax = 4;
/** A photo above this size is compressed further, but stays readable. */
export const answerPhotoSidePx = 1600;
/** A photo above this size is stored smaller, and readable still. */
export const answerPhotoMaxBytes = 400_000;
