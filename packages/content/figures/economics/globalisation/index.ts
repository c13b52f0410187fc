import { tariffOnAToy } from './tariff-on-a-toy.ts';

export const figures = [tariffOnAToy];
