import { daysOfWorkInAVillage } from './days-of-work-in-a-village.ts';
import { jobsAndOutput } from './jobs-and-output.ts';
import { outputOfCountryQ } from './output-of-country-q.ts';
import { payOfTwoWorkers } from './pay-of-two-workers.ts';
import { sharesOfGdp } from './shares-of-gdp.ts';
import { teaStall } from './tea-stall.ts';
import { valueAdded } from './value-added.ts';
import { wheatAndBread } from './wheat-and-bread.ts';
import { workersBySector } from './workers-by-sector.ts';
import { workersOfATown } from './workers-of-a-town.ts';
import { workersOverFortyYears } from './workers-over-forty-years.ts';

export const figures = [
  jobsAndOutput,
  sharesOfGdp,
  teaStall,
  valueAdded,
  workersBySector,
  daysOfWorkInAVillage,
  outputOfCountryQ,
  workersOfATown,
  workersOverFortyYears,
  wheatAndBread,
  payOfTwoWorkers,
];
