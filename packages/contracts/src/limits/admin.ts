/** The admin login and what an admin imports; units are in the names (docs/product.md#limits). */

export const adminSessionLifeHours = 8;
export const adminGuessWindowMinutes = 15;
/** One file of a bulk import, in characters. */
export const importTextMaxLength = 1_000_000;
/** A whole library with its pictures, packed. */
export const libraryZipMaxBytes = 5_900_000;
