import { accommodation } from './accommodation.ts';
import { dispersion } from './dispersion.ts';
import { earlySunrise } from './early-sunrise.ts';
import { fourRaysBehindAPrism } from './four-rays-behind-a-prism.ts';
import { hypermetropia } from './hypermetropia.ts';
import { hypermetropiaCorrected } from './hypermetropia-corrected.ts';
import { myopia } from './myopia.ts';
import { myopiaCorrected } from './myopia-corrected.ts';
import { partsOfTheEye } from './parts-of-the-eye.ts';
import { prismDeviation } from './prism-deviation.ts';
import { raindrop } from './raindrop.ts';
import { recombination } from './recombination.ts';
import { spectrumWithLetters } from './spectrum-with-letters.ts';
import { sunlightToTwoPlaces } from './sunlight-to-two-places.ts';
import { whatFourPeopleSeeClearly } from './what-four-people-see-clearly.ts';

export const figures = [
  accommodation,
  dispersion,
  earlySunrise,
  hypermetropiaCorrected,
  hypermetropia,
  myopiaCorrected,
  myopia,
  partsOfTheEye,
  prismDeviation,
  raindrop,
  recombination,
  fourRaysBehindAPrism,
  spectrumWithLetters,
  sunlightToTwoPlaces,
  whatFourPeopleSeeClearly,
];
