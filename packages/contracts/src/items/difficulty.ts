import { z } from 'zod';

export const difficultyValues = ['easy', 'medium', 'hard'] as const;
export const difficulty = z.enum(difficultyValues);
export type Difficulty = z.infer<typeof difficulty>;
