import { unanswered } from '@repo/contracts/limits/progress';
import { pointCount } from '@repo/contracts/written.rules';
import { isTyped } from '#src/study/questions/machine.ts';
import type { Asked, Given, PaperAnswers, PaperSheet } from '#src/study/written/kept-paper.ts';

/** Events of a paper. `at` is the index of a question in the paper. */
export type PaperEvent =
  | { type: 'goTo'; at: number }
  /** `part` is an index in the case. */
  | { type: 'choose'; at: number; part: number; option: number }
  /** As `OnType`. */
  | { type: 'type'; at: number; part: number; text: string | null; option: number; unread: string | null }
  | { type: 'chooseAlternative'; at: number; alternative: number }
  | { type: 'write'; at: number; text: string }
  | { type: 'putOnPaper'; at: number; isOnPaper: boolean }
  | { type: 'flag'; at: number; isFlagged: boolean }
  | { type: 'look'; nowMs: number }
  | { type: 'handIn'; nowMs: number }
  /** `point` is an index over the points of all parts. */
  | { type: 'tick'; at: number; point: number }
  | { type: 'endMarking' };

/** State of a question while the paper runs. */
export type Standing = 'answered' | 'begun' | 'open';

const nothingGiven = (asked: Asked): Given => ({
  options: asked.kind === 'choice' ? asked.questions.map(() => unanswered) : [],
  alternative: asked.kind === 'written' && asked.question.alternatives.length === 1 ? 0 : null,
  text: '',
  isOnPaper: false,
  ticked: '',
  isFlagged: false,
});

/** Minutes of a paper including reading time. */
export const wholeMinutes = ({ minutes, readingMinutes }: PaperSheet['paper']): number =>
  minutes + readingMinutes;

export function beginPaper(
  { attemptId, questions, paper }: PaperSheet,
  hasClock: boolean,
  nowMs: number,
): PaperAnswers {
  return {
    attemptId,
    phase: 'running',
    index: 0,
    given: questions.map(nothingGiven),
    startedAtMs: nowMs,
    deadlineMs: hasClock ? nowMs + wholeMinutes(paper) * 60_000 : null,
    ended: null,
    isInOutbox: false,
  };
}

export function standingOf(asked: Asked, given: Given): Standing {
  if (asked.kind === 'written') return given.isOnPaper || given.text.trim() !== '' ? 'answered' : 'open';
  const count = given.options.filter(
    (option, part) => option !== unanswered || isTyped(given.typed, part),
  ).length;
  return count === 0 ? 'open' : count === given.options.length ? 'answered' : 'begun';
}

/** Numbers of the incomplete questions, of the flagged ones, and of those with a text that can't be read. */
export function openNumbers({ questions }: PaperSheet, { given }: PaperAnswers) {
  const numbersOf = (isMeant: (asked: Asked, given: Given) => boolean) =>
    questions.flatMap((asked, at) => {
      const own = given[at];
      return own && isMeant(asked, own) ? [asked.number] : [];
    });
  return {
    open: numbersOf((asked, own) => standingOf(asked, own) !== 'answered'),
    flagged: numbersOf((_, own) => own.isFlagged),
    unread: numbersOf((_, own) => own.unread?.some((text) => text !== null) ?? false),
  };
}

/** Indexes of the written questions, which the student marks, in order. */
export const writtenIndexes = ({ questions }: PaperSheet): number[] =>
  questions.flatMap(({ kind }, at) => (kind === 'written' ? [at] : []));

/** A paper without written questions needs no marking. */
function end(sheet: PaperSheet, state: PaperAnswers, nowMs: number): PaperAnswers {
  const deadlineMs = state.deadlineMs ?? Number.POSITIVE_INFINITY;
  const endedAtMs = Math.min(nowMs, deadlineMs);
  const [firstWritten] = writtenIndexes(sheet);
  const timeTakenSeconds = Math.max(0, Math.round((endedAtMs - state.startedAtMs) / 1000));
  return {
    ...state,
    phase: firstWritten === undefined ? 'marked' : 'marking',
    index: firstWritten ?? 0,
    ended: { timeTakenSeconds, isTimeUp: nowMs >= deadlineMs },
  };
}

function withGiven(state: PaperAnswers, at: number, change: (given: Given) => Partial<Given>): PaperAnswers {
  const own = state.given[at];
  return own ? { ...state, given: state.given.with(at, { ...own, ...change(own) }) } : state;
}

/** Ticks belong to the chosen alternative. */
function tick(sheet: PaperSheet, state: PaperAnswers, at: number, point: number): PaperAnswers {
  const asked = sheet.questions[at];
  const { alternative = null } = state.given[at] ?? {};
  if (asked?.kind !== 'written' || alternative === null) return state;
  const chosen = asked.question.alternatives[alternative];
  const count = chosen ? pointCount(chosen) : 0;
  if (point >= count) return state;
  return withGiven(state, at, ({ ticked }) => {
    const signs = [...ticked.padEnd(count, '0')];
    return { ticked: signs.with(point, signs[point] === '1' ? '0' : '1').join('') };
  });
}

function write(sheet: PaperSheet, state: PaperAnswers, event: PaperEvent): PaperAnswers {
  switch (event.type) {
    case 'choose':
      return withGiven(state, event.at, ({ options, typed, unread }) => ({
        options: options.with(event.part, event.option),
        ...(typed && { typed: typed.with(event.part, null) }),
        ...(unread && { unread: unread.with(event.part, null) }),
      }));
    case 'type':
      return withGiven(state, event.at, ({ options, typed, unread }) => ({
        options: options.with(event.part, event.option),
        typed: (typed ?? options.map(() => null)).with(event.part, event.text),
        unread: (unread ?? options.map(() => null)).with(event.part, event.unread),
      }));
    case 'chooseAlternative':
      return withGiven(state, event.at, () => ({ alternative: event.alternative, ticked: '' }));
    case 'write':
      return withGiven(state, event.at, () => ({ text: event.text }));
    case 'putOnPaper':
      return withGiven(state, event.at, () => ({ isOnPaper: event.isOnPaper }));
    case 'flag':
      return withGiven(state, event.at, () => ({ isFlagged: event.isFlagged }));
    case 'handIn':
      return end(sheet, state, event.nowMs);
    case 'look':
      return state.deadlineMs !== null && event.nowMs >= state.deadlineMs
        ? end(sheet, state, event.nowMs)
        : state;
    default:
      return state;
  }
}

function mark(sheet: PaperSheet, state: PaperAnswers, event: PaperEvent): PaperAnswers {
  if (event.type === 'tick') return tick(sheet, state, event.at, event.point);
  // A student who didn't choose A or B says which one they answered before seeing the points.
  if (event.type === 'chooseAlternative' && state.given[event.at]?.alternative === null)
    return write(sheet, state, event);
  return event.type === 'endMarking' ? { ...state, phase: 'marked', index: 0 } : state;
}

/**
 * States of a paper: running → marking → marked. Time counts down to a deadline, when the paper is handed in.
 * Answers can't change afterwards; only points can be ticked.
 */
export function paperReducer(sheet: PaperSheet, state: PaperAnswers, event: PaperEvent): PaperAnswers {
  if (event.type === 'goTo')
    return { ...state, index: Math.min(Math.max(0, event.at), sheet.questions.length - 1) };
  if (state.phase === 'running') return write(sheet, state, event);
  return state.phase === 'marking' ? mark(sheet, state, event) : state;
}

/** Resumes a paper: ends it when its time is over; if the clock was set back, caps the remaining time. */
export function resumePaper(sheet: PaperSheet, state: PaperAnswers, nowMs: number): PaperAnswers {
  if (state.phase !== 'running' || state.deadlineMs === null) return state;
  const deadlineMs = Math.min(state.deadlineMs, nowMs + wholeMinutes(sheet.paper) * 60_000);
  return paperReducer(sheet, { ...state, deadlineMs }, { type: 'look', nowMs });
}
