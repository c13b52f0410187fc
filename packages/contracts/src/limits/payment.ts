/** The price of the plan; units are in the names (docs/product/wire.md#limits). */

export const superPriceInr = 199;
