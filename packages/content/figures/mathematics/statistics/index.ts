import { bothOgives } from './both-ogives.ts';
import { continuousClasses } from './continuous-classes.ts';
import { histogramOfMarks } from './histogram-of-marks.ts';
import { lessThanOgive } from './less-than-ogive.ts';
import { meanAndMedianPay } from './mean-and-median-pay.ts';
import { modeFromAHistogram } from './mode-from-a-histogram.ts';
import { screenTime } from './screen-time.ts';

export const figures = [
  bothOgives,
  continuousClasses,
  histogramOfMarks,
  lessThanOgive,
  meanAndMedianPay,
  modeFromAHistogram,
  screenTime,
];
