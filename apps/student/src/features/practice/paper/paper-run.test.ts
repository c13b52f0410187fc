import { describe, expect, test } from 'vitest';
import type { LibraryWritten } from '#src/content/library/library.ts';
import type { Asked, PaperAnswers, PaperSheet } from '#src/study/written/kept-paper.ts';
import { resultOf, submissionOf } from './paper-marks.ts';
import { beginPaper, openNumbers, paperReducer, resumePaper, standingOf } from './paper-run.ts';

const choice = { question: 'q', options: ['1', '2'], correctAnswer: 1, difficulty: 'easy' } as const;
const part = (points: number[]) => ({
  question: 'q',
  parts: [{ model: 'm', groups: [{ points: points.map((halves) => ({ text: 'p', halves })) }] }],
});
const written: LibraryWritten = {
  _id: 'w',
  chapter: { _id: 'c' },
  chapterId: 'c',
  chapterName: 'C',
  marks: 3,
  alternatives: [part([2, 4]), part([6])],
};
const questions: Asked[] = [
  {
    kind: 'choice',
    chapterId: 'c',
    marks: 2,
    number: 1,
    testId: 't',
    first: 4,
    questions: [choice, choice].map((one) => ({ ...one, options: [...one.options] })),
  },
  { kind: 'written', chapterId: 'c', marks: 3, number: 2, question: written },
];
const sheet: PaperSheet = {
  attemptId: 'a',
  paper: {
    _id: 'p',
    name: 'Paper',
    board: 'CBSE',
    year: 2026,
    minutes: 60,
    readingMinutes: 15,
    instructions: [],
    units: [{ name: 'U', marks: 9, chapterIds: ['c'] }],
    sections: [],
    isAvailable: true,
  },
  contentTimestamp: null,
  sections: [{ name: 'A', title: '', first: 0, count: 2 }],
  questions,
};
const minutesMs = (minutes: number) => minutes * 60_000;
const begun = beginPaper(sheet, true, 0);
const after = (state: PaperAnswers, ...events: Parameters<typeof paperReducer>[2][]) =>
  events.reduce((now, event) => paperReducer(sheet, now, event), state);

describe('a running paper', () => {
  test("a running paper lasts the paper's time plus reading time, or forever without a clock", () => {
    expect(begun.deadlineMs).toBe(minutesMs(75));
    expect(beginPaper(sheet, false, 0).deadlineMs).toBeNull();
  });

  test('a running paper knows which questions are answered, begun, open and flagged', () => {
    const one = after(begun, { type: 'choose', at: 0, part: 1, option: 1 });
    const standings = (state: PaperAnswers) =>
      questions.map((asked, at) => standingOf(asked, state.given[at] ?? expect.fail()));
    expect(standings(begun)).toEqual(['open', 'open']);
    expect(standings(one)).toEqual(['begun', 'open']);
    const both = after(
      one,
      { type: 'choose', at: 0, part: 0, option: 0 },
      { type: 'write', at: 1, text: ' ' },
      { type: 'flag', at: 1, isFlagged: true },
    );
    expect(standings(both)).toEqual(['answered', 'open']);
    expect(openNumbers(sheet, both)).toEqual({ open: [2], flagged: [2], unread: [] });
    expect(standings(after(both, { type: 'write', at: 1, text: 'so' }))).toEqual(['answered', 'answered']);
  });

  test('a running paper ends exactly at its deadline, even unattended, and caps the remaining time when the clock is set back', () => {
    expect(resumePaper(sheet, begun, minutesMs(75) - 1).phase).toBe('running');
    const over = resumePaper(sheet, begun, minutesMs(500));
    expect(over).toMatchObject({
      phase: 'marking',
      index: 1,
      ended: { timeTakenSeconds: 4_500, isTimeUp: true },
    });
    expect(resumePaper(sheet, { ...begun, deadlineMs: minutesMs(900) }, minutesMs(10)).deadlineMs).toBe(
      minutesMs(85),
    );
  });

  test('a running paper accepts no ticks while running, and nothing else after handing in', () => {
    const handedIn = after(
      begun,
      { type: 'chooseAlternative', at: 1, alternative: 1 },
      { type: 'tick', at: 1, point: 0 },
      { type: 'handIn', nowMs: minutesMs(20) },
    );
    expect(handedIn.given[1]).toMatchObject({ alternative: 1, ticked: '' });
    expect(handedIn.ended).toEqual({ timeTakenSeconds: 1_200, isTimeUp: false });
    const changed = after(
      handedIn,
      { type: 'choose', at: 0, part: 0, option: 1 },
      { type: 'chooseAlternative', at: 1, alternative: 0 },
      { type: 'write', at: 1, text: 'late' },
    );
    expect(changed).toEqual(handedIn);
  });
});

describe('a paper being marked', () => {
  const marking = after(
    begun,
    { type: 'choose', at: 0, part: 0, option: 1 },
    { type: 'handIn', nowMs: minutesMs(1) },
  );

  test('a paper being marked accepts ticks for the points of the alternative chosen before or during marking', () => {
    const none = after(marking, { type: 'tick', at: 1, point: 0 });
    expect(none.given[1]?.ticked).toBe('');
    const ticked = after(
      none,
      { type: 'chooseAlternative', at: 1, alternative: 0 },
      { type: 'tick', at: 1, point: 1 },
      { type: 'tick', at: 1, point: 2 },
    );
    expect(ticked.given[1]?.ticked).toBe('01');
    expect(after(ticked, { type: 'tick', at: 1, point: 1 }).given[1]?.ticked).toBe('00');
    const ended = after(ticked, { type: 'endMarking' }, { type: 'tick', at: 1, point: 0 });
    expect(ended.given[1]?.ticked).toBe('01');
    expect(resultOf({ sheet, answers: ended })).toMatchObject({
      halves: 6,
      outOfHalves: 10,
      units: [{ name: 'U', halves: 6, outOfHalves: 10, boardMarks: 9 }],
      timeTaken: 60,
    });
  });

  test('a paper being marked submits every question, with an unanswered choice as A without points', () => {
    const answers = after(marking, { type: 'endMarking' });
    expect(submissionOf({ sheet, answers })).toEqual({
      attemptId: 'a',
      paperId: 'p',
      timeTaken: 60,
      answers: [
        { chapterId: 'c', testId: 't', index: 4, answer: 1 },
        { chapterId: 'c', testId: 't', index: 5, answer: -1 },
        { chapterId: 'c', writtenId: 'w', alternative: 0, ticked: '00' },
      ],
    });
  });
});
