import { factorTree } from './factor-tree.ts';
import { hcfAndLcm } from './hcf-and-lcm.ts';
import { rootsOnTheNumberLine } from './roots-on-the-number-line.ts';

export const figures = [factorTree, hcfAndLcm, rootsOnTheNumberLine];
