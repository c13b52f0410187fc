import { jobsAndOutput } from './jobs-and-output.ts';
import { sharesOfGdp } from './shares-of-gdp.ts';
import { valueAdded } from './value-added.ts';

export const figures = [jobsAndOutput, sharesOfGdp, valueAdded];
