/** Messages about revision (docs/product/wire.md#messages). */

export const tooManyReviews =
  'These are more reviews than an account can send in a day. They stay on this device until tomorrow';
export const examDayInvalid = 'Please give a day';
export const examDayPast = 'Choose a day after today';
export const examDayFar = 'Choose a day within the next two years';
export const boardYearWrong = 'The day is not in that year';
export const boardPaperEarly = 'No paper is before the first one';
export const tooManySubjectDays = 'These are more subjects than a date sheet can have';
