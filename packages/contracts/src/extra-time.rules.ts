/** Extra minutes for each hour of a test, as boards grant them to entitled students. */
const extraMinutesPerHour = 20;

/** The time of a test or a paper with extra time, in whole minutes, rounded up. */
export const withExtraTime = (minutes: number): number =>
  Math.ceil((minutes * (60 + extraMinutesPerHour)) / 60);
