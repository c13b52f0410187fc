import { bankBetweenTwoGroups } from './bank-between-two-groups.ts';
import { chequeWithLetters } from './cheque-with-letters.ts';
import { costOfALoan } from './cost-of-a-loan.ts';
import { creditOfFourGroups } from './credit-of-four-groups.ts';
import { debtOfTwoFarmers } from './debt-of-two-farmers.ts';
import { flowThroughAGroup } from './flow-through-a-group.ts';
import { formalAndInformal } from './formal-and-informal.ts';
import { purposesOfLoans } from './purposes-of-loans.ts';
import { ruralCredit } from './rural-credit.ts';
import { twoBorrowers } from './two-borrowers.ts';
import { whoHasAndWhoWants } from './who-has-and-who-wants.ts';

export const figures = [
  costOfALoan,
  formalAndInformal,
  ruralCredit,
  twoBorrowers,
  bankBetweenTwoGroups,
  chequeWithLetters,
  creditOfFourGroups,
  whoHasAndWhoWants,
  debtOfTwoFarmers,
  purposesOfLoans,
  flowThroughAGroup,
];
