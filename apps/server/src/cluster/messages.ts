import type { MetricObjectWithValues, MetricValue } from 'prom-client';
import type { Taken } from '#src/limits/limiter.ts';

/** One count that a worker requests. */
export type Take = { name: string; windowMs: number; key: string; count?: number | undefined };

/** A request to the other process; it is sent with a number that the answer repeats. */
export type Question = { count: readonly Take[] } | { metrics: true };
export type Answer = { taken: readonly Taken[] } | { metrics: MetricObjectWithValues<MetricValue<string>>[] };

/** Messages between workers and the process that started them. */
export type Message =
  | { ask: number; question: Question }
  | { answerTo: number; answer: Answer }
  | { giveBack: { name: string; key: string } }
  | { clear: { name: string; key: string } }
  | { tell: 'ready' | 'mail waits' | 'published' | 'end' };
