const week = 7;

/** Whether the streak is a whole number of weeks. */
export const isWholeWeeks = (days: number): boolean => days > 0 && days % week === 0;
