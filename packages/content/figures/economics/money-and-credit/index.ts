import { costOfALoan } from './cost-of-a-loan.ts';
import { formalAndInformal } from './formal-and-informal.ts';
import { ruralCredit } from './rural-credit.ts';
import { twoBorrowers } from './two-borrowers.ts';

export const figures = [costOfALoan, formalAndInformal, ruralCredit, twoBorrowers];
