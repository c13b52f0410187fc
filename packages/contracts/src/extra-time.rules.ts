/** What boards grant to those who are entitled to it. */
const extraMinutesPerHour = 20;

/** The time of a test or a paper with extra time, in whole minutes, rounded up. */
export const withExtraTime = (minutes: number): number =>
  Math.ceil((minutes * (60 + extraMinutesPerHour)) / 60);
