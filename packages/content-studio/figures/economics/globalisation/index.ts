import { costOfContainerAndCall } from './cost-of-container-and-call.ts';
import { costOfShippingATonne } from './cost-of-shipping-a-tonne.ts';
import { endOfAQuota } from './end-of-a-quota.ts';
import { flowsOfCountryR } from './flows-of-country-r.ts';
import { foreignInvestmentInCountryK } from './foreign-investment-in-country-k.ts';
import { headphonesInFiveSteps } from './headphones-in-five-steps.ts';
import { priceOfImportedCycles } from './price-of-imported-cycles.ts';
import { tariffOfCountryL } from './tariff-of-country-l.ts';
import { tariffOnAToy } from './tariff-on-a-toy.ts';
import { tradeOfCountryM } from './trade-of-country-m.ts';
import { twoSchoolBags } from './two-school-bags.ts';

export const figures = [
  endOfAQuota,
  tariffOnAToy,
  costOfContainerAndCall,
  foreignInvestmentInCountryK,
  priceOfImportedCycles,
  tradeOfCountryM,
  headphonesInFiveSteps,
  twoSchoolBags,
  costOfShippingATonne,
  flowsOfCountryR,
  tariffOfCountryL,
];
