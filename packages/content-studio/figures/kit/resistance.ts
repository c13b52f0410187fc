/** The resistance of resistors one behind the other. */
export const inSeries = (...ohms: number[]) => ohms.reduce((sum, ohm) => sum + ohm, 0);
/** The resistance of resistors side by side between the same two points. */
export const inParallel = (...ohms: number[]) => 1 / ohms.reduce((sum, ohm) => sum + 1 / ohm, 0);
