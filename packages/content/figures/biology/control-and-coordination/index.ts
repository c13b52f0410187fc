import { bloodSugar } from './blood-sugar.ts';
import { brain } from './brain.ts';
import { endocrineGlands } from './endocrine-glands.ts';
import { geotropism } from './geotropism.ts';
import { neuron } from './neuron.ts';
import { phototropism } from './phototropism.ts';
import { reflexArc } from './reflex-arc.ts';
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
];
