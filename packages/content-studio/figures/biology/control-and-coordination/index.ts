import { bloodSugar } from './blood-sugar.ts';
import { brain } from './brain.ts';
import { endocrineGlands } from './endocrine-glands.ts';
import { fourOatSeedlings } from './four-oat-seedlings.ts';
import { geotropism } from './geotropism.ts';
import { goitreInTwoVillages } from './goitre-in-two-villages.ts';
import { neuron } from './neuron.ts';
import { phototropism } from './phototropism.ts';
import { reflexArc } from './reflex-arc.ts';
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
  sugarAfterAMeal,
  fourOatSeedlings,
  goitreInTwoVillages,
  seedlingLaidFlat,
  sheetsInTwoShoots,
  tendrilOnAStick,
];
