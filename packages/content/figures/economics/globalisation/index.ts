import { costOfContainerAndCall } from './cost-of-container-and-call.ts';
import { endOfAQuota } from './end-of-a-quota.ts';
import { foreignInvestmentInCountryK } from './foreign-investment-in-country-k.ts';
import { priceOfImportedCycles } from './price-of-imported-cycles.ts';
import { tariffOnAToy } from './tariff-on-a-toy.ts';
import { tradeOfCountryM } from './trade-of-country-m.ts';

export const figures = [
  endOfAQuota,
  tariffOnAToy,
  costOfContainerAndCall,
  foreignInvestmentInCountryK,
  priceOfImportedCycles,
  tradeOfCountryM,
];
