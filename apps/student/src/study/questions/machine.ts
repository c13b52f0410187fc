import { unanswered } from '@repo/contracts/limits/progress';

/** The typed text by question, instead of a chosen option; absent when nothing was typed. */
export type TypedTexts = readonly (string | null)[];

/**
 * Called with a readable text and the option that it matches; null takes it back.
 * @param unread the text while it can't be read, which answers nothing
 */
export type OnType = (text: string | null, option: number, unread: string | null) => void;

export type QuizState =
  | { phase: 'notStarted' }
  | ({ phase: 'inProgress' } & Kept)
  | {
      phase: 'results';
      answers: number[];
      typed?: TypedTexts | undefined;
      unread?: TypedTexts | undefined;
      timeTakenSeconds: number;
      isTimeUp: boolean;
    };

/** State to resume a quiz from. */
type Kept = {
  index: number;
  answers: number[];
  typed?: TypedTexts | undefined;
  /** The typed texts that can't be read, which answer nothing; absent as `typed`. */
  unread?: TypedTexts | undefined;
  startedAtMs: number;
  deadlineMs: number;
};

export type QuizEvent =
  | { type: 'start'; questionCount: number; timeLimitMinutes: number; nowMs: number }
  | { type: 'resume'; kept: Kept; nowMs: number }
  | { type: 'choose'; option: number }
  /**
   * As `OnType`. `at` is the index of its question, because the event may arrive after 'next'.
   */
  | { type: 'type'; at: number; text: string | null; option: number; unread: string | null }
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'finish'; nowMs: number }
  | { type: 'tick'; nowMs: number }
  | { type: 'retake' };

type InProgress = Extract<QuizState, { phase: 'inProgress' }>;

export const notStarted: QuizState = { phase: 'notStarted' };

export const isTyped = (typed: TypedTexts | undefined, index: number): boolean =>
  (typed?.[index] ?? null) !== null;

/** Whether the current question is answered; required for Next and Finish. */
export function isAnswered({
  answers,
  typed,
  index,
}: Pick<Kept, 'typed' | 'index'> & { answers: readonly number[] }): boolean {
  return (answers[index] ?? unanswered) !== unanswered || isTyped(typed, index);
}

export function isLastQuestion({ answers, index }: InProgress): boolean {
  return index === answers.length - 1;
}

/** Whole seconds until the deadline, rounded up, never below 0. */
export function secondsLeft(deadlineMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((deadlineMs - nowMs) / 1000));
}

function start(event: Extract<QuizEvent, { type: 'start' }>): QuizState {
  const { questionCount, timeLimitMinutes, nowMs } = event;
  if (questionCount < 1) return notStarted;
  return {
    phase: 'inProgress',
    index: 0,
    answers: Array.from({ length: questionCount }, () => unanswered),
    startedAtMs: nowMs,
    deadlineMs: nowMs + timeLimitMinutes * 60_000,
  };
}

/** Keeps the deadline. If the clock was set back, caps the remaining time at the full time. */
function resume({ kept, nowMs }: Extract<QuizEvent, { type: 'resume' }>): QuizState {
  const { answers, typed, unread, startedAtMs } = kept;
  const wholeMs = kept.deadlineMs - startedAtMs;
  const state: InProgress = {
    phase: 'inProgress',
    index: Math.min(Math.max(0, kept.index), answers.length - 1),
    answers,
    ...(typed && { typed }),
    ...(unread && { unread }),
    startedAtMs,
    deadlineMs: Math.min(kept.deadlineMs, nowMs + wholeMs),
  };
  return nowMs >= state.deadlineMs ? end(state, nowMs) : state;
}

function end(state: InProgress, nowMs: number): QuizState {
  const isTimeUp = nowMs >= state.deadlineMs;
  const endedAtMs = Math.min(nowMs, state.deadlineMs);
  return {
    phase: 'results',
    answers: state.answers,
    ...(state.typed && { typed: state.typed }),
    ...(state.unread && { unread: state.unread }),
    timeTakenSeconds: Math.max(0, Math.round((endedAtMs - state.startedAtMs) / 1000)),
    isTimeUp,
  };
}

function advance(state: InProgress, event: QuizEvent): QuizState {
  switch (event.type) {
    case 'choose':
      return {
        ...state,
        answers: state.answers.with(state.index, event.option),
        ...(state.typed && { typed: state.typed.with(state.index, null) }),
        ...(state.unread && { unread: state.unread.with(state.index, null) }),
      };
    case 'type':
      return {
        ...state,
        answers: state.answers.with(event.at, event.option),
        typed: (state.typed ?? state.answers.map(() => null)).with(event.at, event.text),
        unread: (state.unread ?? state.answers.map(() => null)).with(event.at, event.unread),
      };
    case 'next':
      return isAnswered(state) && !isLastQuestion(state) ? { ...state, index: state.index + 1 } : state;
    case 'previous':
      return state.index > 0 ? { ...state, index: state.index - 1 } : state;
    case 'finish':
      return isAnswered(state) && isLastQuestion(state) ? end(state, event.nowMs) : state;
    case 'tick':
      return event.nowMs >= state.deadlineMs ? end(state, event.nowMs) : state;
    default:
      return state;
  }
}

/**
 * States of a quiz: notStarted → inProgress → results; 'resume' continues an interrupted one. Time counts
 * down to a deadline, so a sleeping tab loses none (Infinity: no clock); at the deadline the quiz ends with
 * -1 for unanswered questions. 'retake' resets from any state.
 */
export function quizReducer(state: QuizState, event: QuizEvent): QuizState {
  if (event.type === 'retake') return notStarted;
  if (state.phase === 'notStarted') {
    if (event.type === 'resume') return resume(event);
    return event.type === 'start' ? start(event) : state;
  }
  return state.phase === 'inProgress' ? advance(state, event) : state;
}

/** Announced times, in seconds left. */
const spokenMarks = [300, 60, 10] as const;

/**
 * The announcement passed between two ticks, or null. If several were passed (a tab that slept), the last
 * one. A quiz that starts at or below one doesn't announce it.
 */
export function passedMark(beforeSeconds: number, nowSeconds: number): (typeof spokenMarks)[number] | null {
  return spokenMarks.findLast((mark) => beforeSeconds > mark && nowSeconds <= mark) ?? null;
}
