import type { AccountExport } from '@repo/contracts/account-export';
import { type SavedKind, savedKindNames } from '@repo/contracts/saved.rules';
import { savedDetails } from '#src/study-log/saved/saved-details.ts';
import { escapeHtml, listTable, momentText, section } from './page-parts.ts';

const gone = 'no longer published';
const named = (chapter: { chapter: string | null; subject: string | null }): [string, string] => [
  chapter.subject ?? gone,
  chapter.chapter ?? gone,
];

const outOf = ({ marks, outOf }: { marks: number; outOf: number }) => `${marks} of ${outOf}`;

/** Minutes and seconds. */
const durationText = (seconds: number) => `${Math.floor(seconds / 60)} min ${seconds % 60} s`;

function quizzesHtml({ quizzes }: AccountExport): string {
  if (quizzes.length === 0) return listTable([], []);
  return quizzes
    .map((quiz) => {
      const line = `${quiz.subject}, ${quiz.chapter}: ${quiz.test}, ${quiz.scorePercent}% (${quiz.isPassed ? 'passed' : 'failed'}), ${durationText(quiz.timeTakenSeconds)}, ${momentText(quiz.takenAt)}`;
      const answers = listTable(
        ['Question', 'Your answer', 'Right'],
        quiz.answers.map(({ question, chosen, isRight }) => [
          question,
          chosen ?? 'Not selected',
          isRight ? 'yes' : 'no',
        ]),
      );
      return `<details><summary>${escapeHtml(line)}</summary>${answers}</details>`;
    })
    .join('');
}

function papersHtml({ papers }: AccountExport): string {
  if (papers.length === 0) return listTable([], []);
  return papers
    .map((paper) => {
      const line = `${paper.paper}: ${outOf(paper)} marks, ${paper.answers.length} questions, ${durationText(paper.timeTakenSeconds)}, ${momentText(paper.satAt)}`;
      const units = listTable(
        ['Unit', 'Marks'],
        paper.units.map((unit) => [unit.unit, outOf(unit)]),
      );
      return `<details><summary>${escapeHtml(line)}</summary>${units}</details>`;
    })
    .join('');
}

const reviewWords: Record<AccountExport['reviews'][number]['what'], string> = {
  again: 'Again',
  hard: 'Hard',
  good: 'Good',
  easy: 'Easy',
  undo: 'taken back',
  suspend: 'put away',
  resume: 'taken up again',
};

const rampWords = { unasked: 'not asked', accepted: 'yes', refused: 'no' };

function planHtml(plan: AccountExport['revisionPlan']): string {
  const papers = Object.entries(plan?.subjects ?? {}).map(([id, day]) => `${id}: ${day}`);
  const rows = plan
    ? [
        [plan.examOn ?? 'no day', papers.join(', '), String(plan.dailyAmount), rampWords[plan.ramp]].concat(
          plan.startedOn,
        ),
      ]
    : [];
  const columns = ['Up to', 'Own days of papers', 'Reviews a day', 'Twice as many in the last days', 'Since'];
  return listTable(columns, rows);
}

const faultWords: Record<AccountExport['reports'][number]['fault'], string> = {
  answer: 'a wrong answer',
  text: 'a wrong or unclear text',
  figure: 'a figure',
  typing: 'a formula or a typing mistake',
  other: 'something else',
};

function reportsHtml({ reports }: AccountExport): string {
  return listTable(
    ['Subject', 'Chapter', 'What it was about', 'What was wrong', 'Your words', 'When', 'Answered', 'Answer'],
    reports.map((report) => [
      ...named(report),
      report.excerpt,
      faultWords[report.fault],
      report.note,
      momentText(report.at),
      momentText(report.solvedAt),
      report.reason || report.thanks,
    ]),
  );
}
const reminderHtml = (reminder: AccountExport['reminder']) =>
  listTable(['At', 'Browsers'], reminder ? [[reminder.at, String(reminder.browsers)]] : []);

/** The student's saved items, a section per kind. */
function savedSections(data: AccountExport): Record<`${SavedKind}s`, string> {
  const sectionOf = <Kind extends SavedKind>(kind: Kind) => {
    const { title, columns } = savedDetails[kind];
    const things: readonly AccountExport[`${Kind}s`][number][] = data[`${kind}s`];
    const rows = things.map((thing) => [
      ...named(thing),
      ...Object.values(columns).map((cell) => cell(thing)),
      momentText(thing.changedAt),
    ]);
    return section(title, listTable(['Subject', 'Chapter', ...Object.keys(columns), 'When'], rows));
  };
  return Object.fromEntries(savedKindNames.map((kind) => [`${kind}s`, sectionOf(kind)])) as Record<
    `${SavedKind}s`,
    string
  >;
}

/** Lists of the export that other parts of the page show. */
type Elsewhere = 'signInWith' | 'sessions' | 'knownBrowsers' | 'acceptedInvites' | 'orders' | 'consents';
type ListName = {
  [Name in keyof AccountExport]: AccountExport[Name] extends readonly unknown[] ? Name : never;
}[keyof AccountExport];

/** The student's studies, as sections of the page. */
export function studySections(data: AccountExport): string {
  const chapters = data.chapters.map((chapter) => [
    ...named(chapter),
    `topic ${chapter.topic}, page ${chapter.page}`,
    momentText(chapter.finishedAt),
    momentText(chapter.updatedAt),
  ]);
  const unlocked = data.unlockedChapters.map((chapter) => [
    ...named(chapter),
    chapter.by === 'free' ? 'the free chapter' : 'invites',
    momentText(chapter.unlockedAt),
  ]);
  const written = data.writtenAnswers.map((answer) => [
    answer.question,
    outOf(answer),
    momentText(answer.answeredAt),
  ]);
  const days = data.studyDays.map(({ day, cardsReviewedAt }) => [day, momentText(cardsReviewedAt)]);
  const reviews = data.reviews.map((review) => [
    ...named(review),
    reviewWords[review.what],
    momentText(review.at),
  ]);
  // Typed by the export's lists, so that a new list without a section here is a type error.
  const parts: Record<Exclude<ListName, Elsewhere> | 'revisionPlan' | 'reminder', string> = {
    chapters: section(
      'Chapters you read',
      listTable(['Subject', 'Chapter', 'Where you stopped', 'Finished', 'Last read'], chapters),
    ),
    unlockedChapters: section(
      'Chapters you opened',
      listTable(['Subject', 'Chapter', 'By', 'When'], unlocked),
    ),
    quizzes: section('Quizzes', quizzesHtml(data)),
    writtenAnswers: section('Written answers', listTable(['Question', 'Marks', 'When'], written)),
    papers: section('Board papers', papersHtml(data)),
    reviews: section(
      'Cards and questions you revised',
      listTable(['Subject', 'Chapter', 'What you did', 'When'], reviews),
    ),
    revisionPlan: section('Your plan for revision', planHtml(data.revisionPlan)),
    reports: section('Mistakes you reported', reportsHtml(data)),
    reminder: section('When you are reminded', reminderHtml(data.reminder)),
    ...savedSections(data),
    studyDays: section('Days on which you studied', listTable(['Day', 'Last review of flashcards'], days)),
  };
  return Object.values(parts).join('');
}
