import { reportsPerDayMax } from '../limits/reports.ts';

/** Messages about reported mistakes (docs/product/wire.md#messages). */

export const reportedGone = 'What you reported is not in the library any more';
export const tooManyReports = `You have reported ${reportsPerDayMax} mistakes today. Please send more tomorrow`;
export const reportFaultRequired = 'Please choose what is wrong';
