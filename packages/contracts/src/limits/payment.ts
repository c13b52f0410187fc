/** What the plan costs; units are in the names (docs/product/wire.md#limits). */

export const superPriceInr = 199;
