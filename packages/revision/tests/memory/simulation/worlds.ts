import { FSRSAlgorithm, forgetting_curve } from 'ts-fsrs';
import type { Random } from '#src/chance/seeded.ts';
import { type Grade, grades } from '#src/memory/grades.ts';
import { parameters } from '#src/memory/model.ts';

/** How one simulated student really remembers; a scheduler sees only the grades. Days count from 0. */
export type Learner = {
  /** The first view of a card. */
  first(card: number, day: number, chance: Random): Grade;
  review(card: number, day: number, chance: Random): Grade;
  /** The chance that the card is known on this day. */
  recall(card: number, day: number): number;
};
export type World = (chance: Random, cardCount: number) => Learner;

/** Shares of Again, Hard, Good, Easy at the first view, as Anki's simulator assumes. */
const firstShares = [0.24, 0.094, 0.495, 0.171];
/** Shares of Hard, Good and Easy among remembered reviews. */
const knownShares = [0.224, 0.631, 0.145];
const gradeOf = (place: number) => (place + 1) as Grade;
const gradeFor = (isKnown: boolean, chance: Random): Grade =>
  isKnown ? gradeOf(1 + chance.pick(knownShares)) : grades.again;

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

/** FSRS with each student's own parameters, and with cards that are easier or harder than they seem. */
const fsrsWorld: World = (chance, cardCount) => {
  const ability = chance.spread(0.5);
  const own = [...parameters];
  const change = (at: number, to: (value: number) => number) => {
    own[at] = to(own[at] ?? 0);
  };
  for (const at of [0, 1, 2, 3]) change(at, (value) => value * ability * chance.spread(0.2));
  change(8, (value) => value + 0.3 * chance.normal());
  change(9, (value) => Math.max(0.05, value + 0.04 * chance.normal()));
  change(10, (value) => value * chance.spread(0.2));
  change(11, (value) => value * chance.spread(0.25));
  change(20, (value) => between(0.1, value * chance.spread(0.25), 0.5));
  const truth = new FSRSAlgorithm({ w: own, enable_short_term: false });
  const cards = Array.from({ length: cardCount }, () => ({
    factor: chance.spread(0.4),
    shift: chance.normal(),
    stability: 0,
    difficulty: 0,
    lastDay: 0,
  }));
  const at = (card: number) => {
    const found = cards[card];
    if (!found) throw new RangeError(`no card ${card}`);
    return found;
  };
  const recall = (card: number, day: number) => {
    const { lastDay, stability } = at(card);
    return forgetting_curve(own, day - lastDay, stability);
  };
  return {
    recall,
    first(card, day, source) {
      const grade = gradeOf(source.pick(firstShares));
      const { stability, difficulty } = truth.next_state(null, 0, grade);
      const known = at(card);
      known.stability = stability * known.factor;
      known.difficulty = between(1, difficulty + known.shift, 10);
      known.lastDay = day;
      return grade;
    },
    review(card, day, source) {
      const known = at(card);
      const grade = gradeFor(source.unit() < recall(card, day), source);
      Object.assign(known, truth.next_state(known, day - known.lastDay, grade), { lastDay: day });
      return grade;
    },
  };
};

/**
 * Half-life regression (Settles and Meeder 2016): exponential forgetting; the half-life follows from how often it was right
 * and wrong, and spacing plays no part.
 */
const halfLifeWorld: World = (chance, cardCount) => {
  const ability = chance.spread(0.5);
  const right = 2.3 * chance.spread(0.15);
  const wrong = 1.15;
  const cards = Array.from({ length: cardCount }, () => ({
    startDays: 7 * ability * chance.spread(0.6),
    rightCount: 0,
    wrongCount: 0,
    lastDay: 0,
  }));
  const at = (card: number) => {
    const found = cards[card];
    if (!found) throw new RangeError(`no card ${card}`);
    return found;
  };
  const recall = (card: number, day: number) => {
    const { startDays, rightCount, wrongCount, lastDay } = at(card);
    const halfLife = startDays * right ** (1.6 * Math.sqrt(rightCount)) * wrong ** Math.sqrt(wrongCount);
    return 2 ** (-(day - lastDay) / between(0.3, halfLife, 270));
  };
  return {
    recall,
    first(card, day, source) {
      const known = at(card);
      known.lastDay = day;
      const felt = known.startDays * source.spread(0.5);
      return gradeOf([3.5, 4.5, 17].filter((bound) => felt >= bound).length);
    },
    review(card, day, source) {
      const known = at(card);
      const isKnown = source.unit() < recall(card, day);
      if (isKnown) known.rightCount++;
      else known.wrongCount++;
      known.lastDay = day;
      return gradeFor(isKnown, source);
    },
  };
};

/**
 * ACT-R (Pavlik and Anderson 2005): every view leaves a trace that fades by a power of time; it fades faster
 * if the card was well known then.
 */
const traceWorld: World = (chance, cardCount) => {
  const [decayFloor, decayScale, daySeconds, threshold, noise] = [
    0.177,
    0.217,
    86_400 * 0.025,
    -0.704,
    0.255,
  ];
  const student = 0.4 * chance.normal();
  const cards = Array.from({ length: cardCount }, () => ({
    base: student + 0.35 * chance.normal() + 0.55,
    traces: [] as { day: number; decay: number }[],
  }));
  const at = (card: number) => {
    const found = cards[card];
    if (!found) throw new RangeError(`no card ${card}`);
    return found;
  };
  const activation = (card: number, day: number) => {
    const { base, traces } = at(card);
    let sum = 0;
    for (const trace of traces) sum += Math.max(600, (day - trace.day) * daySeconds) ** -trace.decay;
    return sum > 0 ? base + Math.log(sum) : -9;
  };
  const look = (card: number, day: number) => {
    const { base, traces } = at(card);
    const strength = traces.length > 0 ? activation(card, day) : -9;
    traces.push({ day, decay: Math.min(0.9, decayScale * Math.exp(strength - base) + decayFloor) });
  };
  const recall = (card: number, day: number) =>
    1 / (1 + Math.exp((threshold - 1.2 - activation(card, day)) / noise / 1.6));
  return {
    recall,
    first(card, day, source) {
      look(card, day);
      const felt = at(card).base - 0.55 + 0.6 * source.normal();
      return gradeOf([-0.5, -0.3, 0.6].filter((bound) => felt >= bound).length);
    },
    review(card, day, source) {
      const isKnown = source.unit() < recall(card, day);
      look(card, day);
      return gradeFor(isKnown, source);
    },
  };
};

export const worlds = { fsrs: fsrsWorld, halfLife: halfLifeWorld, traces: traceWorld };
export type WorldName = keyof typeof worlds;
