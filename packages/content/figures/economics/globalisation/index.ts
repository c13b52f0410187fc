import { endOfAQuota } from './end-of-a-quota.ts';
import { tariffOnAToy } from './tariff-on-a-toy.ts';

export const figures = [endOfAQuota, tariffOnAToy];
