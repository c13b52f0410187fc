import type { MetricObjectWithValues, MetricValue } from 'prom-client';
import type { Taken } from '#src/limits/limiter.ts';

/** One count that a worker asks for. */
export type Take = { name: string; windowMs: number; key: string; count?: number | undefined };

/** What one process asks of the other, with a number by which the answer finds its way. */
export type Question = { count: readonly Take[] } | { metrics: true };
export type Answer = { taken: readonly Taken[] } | { metrics: MetricObjectWithValues<MetricValue<string>>[] };

/** What workers and the process that started them say to each other. */
export type Message =
  | { ask: number; question: Question }
  | { answerTo: number; answer: Answer }
  | { giveBack: { name: string; key: string } }
  | { clear: { name: string; key: string } }
  | { tell: 'ready' | 'mail waits' | 'published' | 'end' };
