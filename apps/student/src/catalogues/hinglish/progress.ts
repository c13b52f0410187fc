import { brand } from '@repo/contracts/brand';
import { freezeAfterDays, freezesMax } from '@repo/contracts/limits/progress';
import { currentLocale } from '#src/platform/language/language.ts';
import type { AppCatalogue } from '../app-catalogue.ts';
import { chapters, marks, outOf, timeAgo } from './words.ts';

/** Made when it is first needed: a slow phone takes a while, and catalogues come before the first screen. */
function formatOf(options: Intl.DateTimeFormatOptions): (day: string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (day) => {
    format ??= new Intl.DateTimeFormat(currentLocale(), { ...options, timeZone: 'UTC' });
    return format.format(Date.parse(day));
  };
}

const weekday = formatOf({ weekday: 'long' });
const month = formatOf({ month: 'long', year: 'numeric' });
const fullDay = formatOf({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** 'Monday', 'Monday aur Tuesday', 'Monday, Tuesday aur Friday' */
const listed = (names: readonly string[]) => names.join(', ').replace(/, ([^,]*)$/, ' aur $1');

/** How far a student is, where they stand, and the days of study. */
export const progressTexts = {
  progress: {
    title: 'Tumhari progress',
    loading: 'Load ho raha hai...',
    failed: 'Progress load nahi hui',
    retry: 'Retry',
    asOf: (time: string) => `${time} tak ki progress`,
    overall: 'Overall progress',
    percentComplete: (percent: number) => `${percent}% poora`,
    counters: {
      completed: 'Chapters poore',
      inProgress: 'Chal rahe hain',
      notStarted: 'Shuru nahi hue',
      testsTaken: 'Total tests diye',
    },
    syllabus: 'Syllabus',
    viewAll: 'Dekho saare',
    viewAllOf: 'subjects',
    noSubjects: 'Abhi koi subject nahi hai',
    chapters,
    progressOf: (subject: string) => `${subject} ki progress`,
    recentActivity: 'Recent activity',
    joined: (date: string) => `Tumne ${date} ko join kiya`,
    unknownDate: 'Date pata nahi',
    quickStats: 'Quick stats',
    streak: 'Study streak',
    studyDays: 'Padhai ke din',
    days: (count: number) => `${count} din`,
    writtenAnswers: 'Written jawab',
    writtenMarks: (answered: number, percent: number) => `${answered}, ${percent}% marks ke saath`,
    averageScore: 'Average score',
    testsTaken: 'Tests diye',
    lastStudied: 'Pichhli padhai',
    timeAgo,
    results: {
      heading: 'Test results',
      empty: 'Koi test result nahi mila.',
      emptyHint: 'Kuch tests do, results yahan dikhenge!',
      emptyLink: 'Subject chuno',
      failedLog: 'Test results load nahi hue',
      untitledTest: 'Bina naam ka test',
      unknownChapter: 'Chapter pata nahi',
      unknownSubject: 'Subject pata nahi',
      passed: 'Pass',
      failed: 'Pass nahi hua',
      score: 'Score',
      time: 'Time',
      date: 'Date',
      questions: (count: number) => `${count} sawaal`,
      minutesAndSeconds: (minutes: number, seconds: number) => `${minutes} min ${seconds} sec`,
      details: 'Test ki details',
      correctAnswers: 'Sahi jawab',
      incorrectAnswers: 'Galat jawab',
      totalQuestions: 'Total sawaal',
      passingScore: 'Passing score',
      performance: 'Performance',
      status: 'Status',
      completed: 'Poora hua',
      timeTaken: 'Time laga',
      review: 'Jawabon ka review',
    },
    locked: {
      sample: 'Sample data',
      text: `Tumhare chapters, scores aur study streak ek hi jagah, ${brand.planName} ke saath.`,
      home: 'Home par wapas',
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
  },

  standing: {
    title: 'Meri taiyaari kahan tak hai',
    loading: 'Load ho raha hai...',
    papers: 'Board papers',
    otherSubjects: 'Doosre subjects',
    marks: (middle: number, all: number, low: number, high: number) =>
      `Aaj paper ho toh ${all} mein se lagbhag ${middle} aayenge (zyadatar ${low} se ${high}).`,
    notYet: (answers: number, unit: string) =>
      `Lagbhag ${answers} aur ${answers === 1 ? 'sawaal ka jawab' : 'sawaalon ke jawab'} do, ${unit} se ho toh best.`,
    notYetReason: 'Phir dikhega ki aaj kitne marks aayenge.',
    practise: 'Practice karo',
    noFigure: {
      unknownMarks: 'In subjects ka board paper abhi nahi hai, isliye sirf levels dikhte hain.',
      tooShort: 'Is paper mein marks bahut kam hain, isliye sirf levels dikhte hain.',
    },
    gains: 'Sabse zyada marks yahan badhenge',
    gain: (more: number, ofMarks: number) => `${ofMarks} mein se ${marks(more)} tak aur`,
    basis: 'Yeh andaza tumhare ab tak ke jawabon se hai. Asli paper alag ho sakta hai.',
    lastPaper: (got: string, all: number) => `Tumhare pichhle paper mein ${all} mein se ${got} aaye.`,
    paperHigher:
      'Uske kuch marks tumne khud diye. App ne jo jawab check kiye, unke hisaab se marks kam bante hain.',
    paperLower: 'Tumhare baaki jawabon ke hisaab se marks zyada bante hain.',
    levels: 'Chapter by chapter',
    levelNames: { new: 'Naya', learning: 'Learning', steady: 'Pakka', examReady: 'Exam-ready' },
    failed: 'Tumhare jawab load nahi hue',
    retry: 'Retry',
    hinglish: { notOnDevice: 'Yeh abhi is device par nahi hai. Network aate hi apne aap aa jayega.' },
  },

  streak: {
    shortWeekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    title: 'Padhai ke din',
    daysInRow: () => 'din lagataar',
    freezes: (count: number) => `${outOf(count, freezesMax)} freeze`,
    rule: `Lagataar ${freezeAfterDays} din padho toh ek freeze milta hai. Jis din padhai na ho, freeze use apne aap cover karta hai.`,
    kept: (days: readonly string[]) => `Freeze ne ${listed(days.map(weekday))} ko tumhari streak bachayi.`,
    month: (name: string) => month(`${name}-01`),
    earlier: 'Pichhla mahina',
    later: 'Agla mahina',
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    fullDay,
    marks: { studied: 'Padhai hui', frozen: 'Freeze', exam: 'Tumhara board exam' },
    today: 'Aaj',
    notOnDevice: 'Yeh abhi is device par nahi hai.',
    comesOnline: 'Network aate hi apne aap aa jayega.',
    failed: 'Padhai ke din load nahi hue',
    retry: 'Retry',
  },

  moment: {
    week: (days: number) => `Lagataar ${days} din!`,
  },
} satisfies AppCatalogue;
