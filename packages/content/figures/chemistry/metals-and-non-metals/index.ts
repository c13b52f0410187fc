import { conditionsForRusting } from './conditions-for-rusting.ts';
import { extractionFlowChart } from './extraction-flow-chart.ts';
import { magnesiumChloride } from './magnesium-chloride.ts';
import { magnesiumOxide } from './magnesium-oxide.ts';
import { reactivitySeries } from './reactivity-series.ts';
import { refiningOfCopper } from './refining-of-copper.ts';
import { sodiumChloride } from './sodium-chloride.ts';
import { sodiumOxide } from './sodium-oxide.ts';
import { steamOnMetal } from './steam-on-metal.ts';

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
];
