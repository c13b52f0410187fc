import { brand } from '@repo/contracts/brand';
import { relativeTime } from '@repo/contracts/relative-time';
import { texts } from '#src/platform/language/texts.ts';

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Texts in `hinglish` are Hindi in Latin script, and marked as such on the page. */
export const progressCopy = texts('progress', {
  title: 'Your Progress',
  loading: 'Loading...',
  failed: 'Error fetching progress data',
  retry: 'Retry',
  asOf: (time: string) => `As of ${time}`,
  overall: 'Overall progress',
  percentComplete: (percent: number) => `${percent}% complete`,
  counters: {
    completed: 'Chapters completed',
    inProgress: 'In progress',
    notStarted: 'Not started',
    testsTaken: 'Total tests taken',
  },
  syllabus: 'Syllabus',
  viewAll: 'View All',
  viewAllOf: 'subjects',
  noSubjects: 'No subjects available',
  chapters: (count: number) => counted(count, 'chapter'),
  progressOf: (subject: string) => `${subject} progress`,
  recentActivity: 'Recent Activity',
  joined: (date: string) => `You joined on ${date}`,
  unknownDate: 'Unknown date',
  quickStats: 'Quick Stats',
  streak: 'Study streak',
  studyDays: 'Study days',
  days: (count: number) => counted(count, 'day'),
  writtenAnswers: 'Written answers',
  writtenMarks: (answered: number, percent: number) => `${answered}, with ${percent}% of the marks`,
  averageScore: 'Average score',
  testsTaken: 'Tests taken',
  lastStudied: 'Last studied',
  timeAgo: relativeTime,
  results: {
    heading: 'Test Results',
    empty: 'No test results found.',
    emptyHint: 'Take some tests to see your results here!',
    emptyLink: 'Choose a subject',
    failedLog: 'Test results could not be fetched',
    untitledTest: 'Untitled Test',
    unknownChapter: 'Unknown Chapter',
    unknownSubject: 'Unknown Subject',
    passed: 'Passed',
    failed: 'Failed',
    score: 'Score',
    time: 'Time',
    date: 'Date',
    questions: (count: number) => counted(count, 'question'),
    minutesAndSeconds: (minutes: number, seconds: number) => `${minutes} min ${seconds} sec`,
    details: 'Test Details',
    correctAnswers: 'Correct answers',
    incorrectAnswers: 'Incorrect answers',
    totalQuestions: 'Total questions',
    passingScore: 'Passing score',
    performance: 'Performance',
    status: 'Status',
    completed: 'Completed',
    timeTaken: 'Time taken',
    review: 'Answer Review',
  },
  locked: {
    sample: 'Sample data',
    text: `Your chapters, scores and study streak in one place, with ${brand.planName}.`,
    home: 'Back to Home',
  },
  hinglish: {
    notOnDevice: 'Yeh abhi is device par nahi hai.',
    comesOnline: 'Network aate hi apne aap aa jayega.',
    free: 'Tab tak ek chapter bilkul free hai.',
    notBegun: 'Pehla chapter padho, pehla tick lo.',
    begun: 'Shuruaat ho gayi, chalte raho.',
    halfway: 'Aadhe se zyada ho gaya!',
    done: 'Poora syllabus done. Kya baat hai!',
  },
} as const);

/** Encouragement for this percentage. */
export function encouragement(percent: number): string {
  const { notBegun, begun, halfway, done } = progressCopy.hinglish;
  if (percent >= 100) return done;
  if (percent > 50) return halfway;
  return percent > 0 ? begun : notBegun;
}
