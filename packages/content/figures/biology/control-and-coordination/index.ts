import { bloodSugar } from './blood-sugar.ts';
import { brain } from './brain.ts';
import { brainWithLetters } from './brain-with-letters.ts';
import { endocrineGlands } from './endocrine-glands.ts';
import { fourOatSeedlings } from './four-oat-seedlings.ts';
import { geotropism } from './geotropism.ts';
import { glandsWithLetters } from './glands-with-letters.ts';
import { goitreInTwoVillages } from './goitre-in-two-villages.ts';
import { neuron } from './neuron.ts';
import { neuronWithLetters } from './neuron-with-letters.ts';
import { phototropism } from './phototropism.ts';
import { reflexArc } from './reflex-arc.ts';
import { reflexArcWithLetters } from './reflex-arc-with-letters.ts';
import { seedlingLaidFlat } from './seedling-laid-flat.ts';
import { sheetsInTwoShoots } from './sheets-in-two-shoots.ts';
import { sugarAfterAMeal } from './sugar-after-a-meal.ts';
import { synapse } from './synapse.ts';
import { tendrilOnAStick } from './tendril-on-a-stick.ts';
import { touchMeNot } from './touch-me-not.ts';

export const figures = [
  bloodSugar,
  brain,
  endocrineGlands,
  geotropism,
  neuron,
  phototropism,
  reflexArc,
  synapse,
  touchMeNot,
  brainWithLetters,
  glandsWithLetters,
  neuronWithLetters,
  sugarAfterAMeal,
  fourOatSeedlings,
  goitreInTwoVillages,
  seedlingLaidFlat,
  sheetsInTwoShoots,
  tendrilOnAStick,
  reflexArcWithLetters,
];
