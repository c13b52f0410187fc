import { agesAtAClinic } from './ages-at-a-clinic.ts';
import { bothOgives } from './both-ogives.ts';
import { continuousClasses } from './continuous-classes.ts';
import { delaysOfFiftyTrains } from './delays-of-fifty-trains.ts';
import { histogramOfMarks } from './histogram-of-marks.ts';
import { histogramWithAGap } from './histogram-with-a-gap.ts';
import { lessThanOgive } from './less-than-ogive.ts';
import { meanAndMedianPay } from './mean-and-median-pay.ts';
import { modeFromAHistogram } from './mode-from-a-histogram.ts';
import { rainOfAMonsoon } from './rain-of-a-monsoon.ts';
import { screenTime } from './screen-time.ts';
import { timesOfTwoGroups } from './times-of-two-groups.ts';
import { unitsOfSixtyFlats } from './units-of-sixty-flats.ts';
import { waitingTimesOfPatients } from './waiting-times-of-patients.ts';
import { waitingTimesWithX } from './waiting-times-with-x.ts';
import { waterUsedByHomes } from './water-used-by-homes.ts';
import { weightsOfParcels } from './weights-of-parcels.ts';

export const figures = [
  agesAtAClinic,
  bothOgives,
  continuousClasses,
  histogramOfMarks,
  histogramWithAGap,
  lessThanOgive,
  meanAndMedianPay,
  modeFromAHistogram,
  screenTime,
  timesOfTwoGroups,
  waitingTimesWithX,
  waterUsedByHomes,
  weightsOfParcels,
  unitsOfSixtyFlats,
  delaysOfFiftyTrains,
  rainOfAMonsoon,
  waitingTimesOfPatients,
];
