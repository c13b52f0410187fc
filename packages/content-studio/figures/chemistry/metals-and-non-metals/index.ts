import { bulbsOfFourSubstances } from './bulbs-of-four-substances.ts';
import { conditionsForRusting } from './conditions-for-rusting.ts';
import { extractionFlowChart } from './extraction-flow-chart.ts';
import { fourNailsInAWeek } from './four-nails-in-a-week.ts';
import { hydrogenFromFourMetals } from './hydrogen-from-four-metals.ts';
import { magnesiumChloride } from './magnesium-chloride.ts';
import { magnesiumOxide } from './magnesium-oxide.ts';
import { meltingOfMetalsAndAlloys } from './melting-of-metals-and-alloys.ts';
import { metalsInColdWater } from './metals-in-cold-water.ts';
import { reactivitySeries } from './reactivity-series.ts';
import { refiningOfCopper } from './refining-of-copper.ts';
import { sodiumChloride } from './sodium-chloride.ts';
import { sodiumOxide } from './sodium-oxide.ts';
import { steamOnMetal } from './steam-on-metal.ts';
import { stripsInFourTubes } from './strips-in-four-tubes.ts';
import { twoAtomsByTheirShells } from './two-atoms-by-their-shells.ts';
import { unknownMetalsInSulphates } from './unknown-metals-in-sulphates.ts';
import { wireWithAPin } from './wire-with-a-pin.ts';

export const figures = [
  conditionsForRusting,
  extractionFlowChart,
  magnesiumChloride,
  magnesiumOxide,
  reactivitySeries,
  refiningOfCopper,
  sodiumChloride,
  sodiumOxide,
  steamOnMetal,
  fourNailsInAWeek,
  hydrogenFromFourMetals,
  twoAtomsByTheirShells,
  unknownMetalsInSulphates,
  meltingOfMetalsAndAlloys,
  stripsInFourTubes,
  wireWithAPin,
  bulbsOfFourSubstances,
  metalsInColdWater,
];
