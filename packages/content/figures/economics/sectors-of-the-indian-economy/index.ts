import { jobsAndOutput } from './jobs-and-output.ts';
import { sharesOfGdp } from './shares-of-gdp.ts';
import { teaStall } from './tea-stall.ts';
import { valueAdded } from './value-added.ts';
import { workersBySector } from './workers-by-sector.ts';

export const figures = [jobsAndOutput, sharesOfGdp, teaStall, valueAdded, workersBySector];
