/** Revision; units are in the names (docs/product.md#limits). */

/** Reviews that one call brings at most. */
export const reviewBatchMax = 200;
/** Batches of reviews that one call gives at most; the next call goes on behind them. */
export const reviewBatchesReadMax = 50;
