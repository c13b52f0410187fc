import type { BoardDate, RevisionPlanReply } from '@repo/contracts/revision.plan';
import { expect, test } from 'vitest';
import {
  dateSheet,
  examinedBefore,
  examinedIn,
  examsAhead,
  joinedNames,
  nextPapers,
} from '#src/study/exam-plan/date-sheet.ts';
import { gapPlan } from '#src/study/exam-plan/gap-plan.ts';
import type { Done } from '#src/study/next/chapter-path.ts';
import { studyTasks } from '#src/study/next/next-thing.ts';
import { libraryWith, sciencePaper } from './standing-library.ts';

const science = ['s1', 's2'];
const plan = { examOn: '2027-02-15', dailyAmount: 20, ramp: 'unasked', startedOn: '2026-12-01' } as const;
const board: BoardDate = {
  ...{ year: 2027, sitting: 'first', startsOn: '2027-02-17', isExpected: false },
  subjects: { s1: '2027-02-20', s2: '2027-02-20', s3: '2027-02-27' },
};
const known = (change: Partial<RevisionPlanReply> = {}): RevisionPlanReply => ({
  ...{ plan, boardDates: [], dateSheets: [board] },
  ...change,
});
const daysOf = (reply: RevisionPlanReply) =>
  dateSheet(libraryWith([sciencePaper()]), reply).map(({ name, day }) => [name, day]);

// docs/product/study.md#date-sheet
test('the exam days treat a board paper of several subjects as one paper, by its name', () => {
  expect(examinedIn(libraryWith([sciencePaper()]))).toEqual([
    { name: 'Science', subjectIds: science },
    { name: 'Subject 3', subjectIds: ['s3'] },
  ]);
  expect(examinedIn(libraryWith([])).map(({ name }) => name)).toEqual([
    'Subject 1',
    'Subject 2',
    'Subject 3',
  ]);
});

test("the board's exam days apply to a student whose first paper is near the board's", () => {
  expect(daysOf(known())).toEqual([
    ['Science', '2027-02-20'],
    ['Subject 3', '2027-02-27'],
  ]);
  expect(daysOf(known({ plan: { ...plan, examOn: '2027-01-08' } }))).toEqual([]);
  expect(daysOf(known({ plan: { ...plan, examOn: null } }))).toEqual([]);
});

test("a student's own exam days replace the board's", () => {
  expect(daysOf(known({ plan: { ...plan, subjects: { s3: '2027-02-18' } } }))).toEqual([
    ['Subject 3', '2027-02-18'],
    ['Science', '2027-02-20'],
  ]);
  expect(daysOf(known({ plan: { ...plan, subjects: { s1: '2027-02-19' } } }))[0]).toEqual([
    'Subject 1',
    '2027-02-19',
  ]);
});

test("the next paper is today's, and after it the next one", () => {
  const sheet = dateSheet(libraryWith([sciencePaper()]), known());
  const nextOn = (today: string) => joinedNames(nextPapers(sheet, today));
  expect(['2027-02-20', '2027-02-21', '2027-02-28'].map(nextOn)).toEqual(['Science', 'Subject 3', '']);
});

test('subjects are left out of the study tasks from their own paper to the last one', () => {
  expect([...examinedBefore('2027-02-20', known())]).toEqual([]);
  expect([...examinedBefore('2027-02-21', known())]).toEqual(science);
  expect([...examinedBefore('2027-02-28', known())]).toEqual([]);
  const done: Done = {
    ...{ completed: new Set(), quizzes: new Map(), cards: new Set(), written: new Set() },
    ...{ currentId: 's1-c1', lastReadId: 's1-c1', rereadId: null, isSuper: true, canClaim: false },
    invites: { accepted: 0, hasUnlock: false },
    examined: examinedBefore('2027-02-21', known()),
  };
  const tasks = studyTasks(libraryWith([sciencePaper()]), done);
  const subjects = tasks.flatMap((task) => ('chapter' in task ? [task.chapter.subjectId] : []));
  expect(new Set(subjects)).toEqual(new Set(['s3']));
});

test('a board paper has the days left to its own exam, and is not offered on the day before', () => {
  const paper = sciencePaper();
  const leftOn = (day: string, reply = known()) =>
    examsAhead(libraryWith([paper]), reply, new Date(`${day}T20:00:00+05:30`)).of(paper);
  expect(['2027-02-10', '2027-02-18', '2027-02-19', '2027-02-20'].map((day) => leftOn(day))).toEqual([
    10,
    2,
    null,
    null,
  ]);
  expect(leftOn('2027-02-14', known({ dateSheets: [] }))).toBe(1);
});

test('the days before a paper have a full paper at most every third day, and rest on the day before', () => {
  const library = libraryWith([sciencePaper()]);
  const stepsFrom = (today: string, sat: string[] = []) => {
    const taken = sat.map((day) => ({ paperId: 'science', createdAt: `${day}T10:00:00.000Z` }));
    return gapPlan(library, known(), taken, today, '2027-02-20').map(({ after }) => after);
  };
  expect(stepsFrom('2027-02-14')).toEqual(['paper', 'unit', 'unit', 'paper', 'unit', 'rest']);
  expect(stepsFrom('2027-02-14', ['2027-02-13'])).toEqual(['unit', 'unit', 'paper', 'unit', 'unit', 'rest']);
  expect(stepsFrom('2027-02-19')).toEqual(['rest']);
  expect([...stepsFrom('2027-02-12'), ...stepsFrom('2027-02-20')]).toEqual([]);
});
