import { bloodSugar } from './blood-sugar.ts';
import { brain } from './brain.ts';
import { brainWithLetters } from './brain-with-letters.ts';
import { endocrineGlands } from './endocrine-glands.ts';
import { geotropism } from './geotropism.ts';
import { glandsWithLetters } from './glands-with-letters.ts';
import { neuron } from './neuron.ts';
import { neuronWithLetters } from './neuron-with-letters.ts';
import { phototropism } from './phototropism.ts';
import { reflexArc } from './reflex-arc.ts';
import { sugarAfterAMeal } from './sugar-after-a-meal.ts';
import { synapse } from './synapse.ts';
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
];
