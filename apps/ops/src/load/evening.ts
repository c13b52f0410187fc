import type { CallName } from './call-names.ts';

/** One thing that students do. Another one (reviews of cards that come due, say) is one more entry here and its calls in calls.ts. */
export type Activity = {
  name: string;
  /** How often one student does it in an hour of study. */
  timesAnHour: number;
  /** The app's requests during the activity, in order; each waits for the answer to the one before. */
  calls: readonly CallName[];
  because: string;
};

/** Only a tenth of students have Super, whose progress page also lists results. */
export const superShare = 0.1;

/**
 * One hour of a student's evening before an exam, by what the app sends (apps/student): content is on the
 * device and only confirmed, reading and questions need no network, and work is sent by the outbox. The calls
 * of each activity were counted in Chromium on the built app; how often students do it is assumed, and
 * `because` says why. Excludes files of the app and figures, which are immutable and cached, and TLS.
 */
export const evening: readonly Activity[] = [
  {
    name: 'opens the app, the copy on the device is right',
    timesAnHour: 1.9,
    calls: ['content', 'user', 'home'],
    because: 'a phone is laid aside once in half an hour; nine evenings of ten nothing was published since',
  },
  {
    name: 'opens the app and fetches all content',
    timesAnHour: 0.1,
    calls: ['whole-content', 'user', 'home'],
    because: 'new content, another device or an emptied browser, one evening of ten',
  },
  {
    name: 'comes back to Home',
    timesAnHour: 4,
    calls: ['home-again'],
    because: 'between two chapters; asked again after 10 s',
  },
  { name: 'opens a subject', timesAnHour: 5, calls: ['subject'], because: 'on the way to each chapter' },
  {
    name: 'opens a chapter',
    timesAnHour: 2,
    calls: ['chapter'],
    because: 'four an hour, a chapter in about 15 minutes; of half the subject has just told the place',
  },
  {
    name: 'stays on a page of notes',
    timesAnHour: 32,
    calls: ['position'],
    because:
      'half of the hour is reading, 45 s a page: 40 pages, of which one in five is turned within the 4 s that a position has to stand still before the outbox sends it',
  },
  {
    name: 'studies for the first time that day',
    timesAnHour: 0.5,
    calls: ['study-days'],
    because: 'the streak is asked once, after the first save; two hours an evening',
  },
  { name: 'finishes a chapter', timesAnHour: 1, calls: ['finish'], because: 'most were finished before' },
  {
    name: 'goes through flashcards',
    timesAnHour: 1,
    calls: ['review'],
    because: 'without Super the app tells it once a day, so this is the most',
  },
  {
    name: 'takes a quiz',
    timesAnHour: 3,
    calls: ['quiz'],
    because: 'ten questions in 6 minutes, 18 minutes of the hour; the reply updates results and what is next',
  },
  {
    name: 'answers a written question',
    timesAnHour: 2,
    calls: ['written'],
    because: 'ten minutes of the hour; the reply updates the marks',
  },
  {
    name: 'sees a quiz or a written question first since the app was opened',
    timesAnHour: 2,
    calls: ['results', 'written-marks'],
    because:
      'as often as the app is opened: the quiz shows the last result, the written questions their marks',
  },
  { name: 'looks at the progress page', timesAnHour: 1, calls: ['progress-page'], because: 'at the end' },
  {
    name: 'reads results there',
    timesAnHour: superShare,
    calls: ['results'],
    because: 'with Super, which one in ten has',
  },
  {
    name: 'signs in',
    timesAnHour: 0.1,
    calls: ['sign-in', 'whole-content', 'user', 'home'],
    because: 'a session lasts 30 days from its last renewal; other devices',
  },
  {
    name: 'signs up, with the code of the mail',
    timesAnHour: 0.02,
    calls: ['sign-up', 'mail', 'verify-email', 'sign-in', 'whole-content', 'user', 'home'],
    because: 'one in fifty heard of it in class today',
  },
  {
    name: 'buys Super',
    timesAnHour: 0.005,
    calls: ['order', 'pay', 'order-status', 'user', 'whole-content'],
    because: 'one in two hundred; the webhook comes besides, and all content is fetched again',
  },
];

/**
 * How much busier the busiest minute is than the mean of the hour: evenings begin at the full hour, and
 * breaks end together.
 */
export const peakFactor = 1.5;

/** The share of all accounts that study in the same hour before an exam. */
export const shareAtOnce = 0.25;
