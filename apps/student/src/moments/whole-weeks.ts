const week = 7;

/** Whether a streak of so many days has just become a whole number of weeks. */
export const isWholeWeeks = (days: number): boolean => days > 0 && days % week === 0;
