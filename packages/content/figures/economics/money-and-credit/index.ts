import { costOfALoan } from './cost-of-a-loan.ts';
import { formalAndInformal } from './formal-and-informal.ts';

export const figures = [costOfALoan, formalAndInformal];
