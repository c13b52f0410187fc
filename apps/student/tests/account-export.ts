import { type AccountExport, accountExport } from '@repo/contracts/account-export';
import { savedKindNames } from '@repo/contracts/saved.rules';
import { savedSample } from '@repo/contracts/testing/saved-sample';

const moment = '2026-11-20T10:30:00.000Z';

/** An account's export with an entry of each kind, and this text in every text field. */
export function makeExport(text: string): AccountExport {
  const chapter = { chapterId: 'c', chapter: text, subject: text };
  const saved = savedKindNames.map((kind) => [
    `${kind}s`,
    [{ ...savedSample(kind, text), ...chapter, changedAt: moment }],
  ]);
  return accountExport.parse({
    ...{ formatVersion: 1, exportedAt: moment },
    account: {
      ...{ id: 'u1', name: text, email: text, age: 15, gender: text, plan: 'Pro' },
      ...{ superUntil: '2027-01-01T00:00:00.000Z', profilePicture: '/pictures/a.webp', createdAt: moment },
      ...{ lastLogin: null, deletionDueAt: null, hasPassword: true, wasInvited: false },
    },
    signInWith: [{ provider: text, personId: text, since: moment }],
    sessions: [{ startedAt: moment, endsAt: moment, device: 'Chrome on Android' }],
    knownBrowsers: [{ lastUsedAt: moment }],
    acceptedInvites: [{ acceptedAt: moment }],
    unlockedChapters: [{ ...chapter, by: 'free', unlockedAt: moment }],
    chapters: [{ ...chapter, topic: 1, page: 2, finishedAt: null, updatedAt: moment }],
    quizzes: [
      {
        ...{ subject: text, chapter: text, test: text, scorePercent: 50, isPassed: true },
        ...{ timeTakenSeconds: 61, takenAt: moment },
        answers: [{ question: text, chosen: null, isRight: false }],
      },
    ],
    writtenAnswers: [{ question: text, marks: 1.5, outOf: 2, answeredAt: moment }],
    papers: [
      {
        ...{ paper: text, marks: 40, outOf: 80, timeTakenSeconds: 3_600, satAt: moment },
        units: [{ unit: text, marks: 4, outOf: 9 }],
        answers: [{ chapterId: 'c', testId: 't', index: 0, answer: -1 }],
      },
    ],
    reviews: [{ ...chapter, item: 'b2'.repeat(8), what: 'suspend', at: moment }],
    revisionPlan: { examOn: '2027-02-15', dailyAmount: 20, ramp: 'accepted', startedOn: '2026-11-20' },
    reports: [
      {
        ...{ ...chapter, about: 'card', excerpt: text, fault: 'figure', note: text, at: moment },
        ...{ solvedAt: moment, thanks: text, reason: '' },
      },
    ],
    reminder: { at: '19:30', browsers: 2 },
    ...Object.fromEntries(saved),
    studyDays: [{ day: '2026-11-20', cardsReviewedAt: moment }],
    orders: [
      {
        ...{ orderId: text, amountRupees: 199, currency: 'INR', status: 'PAID', createdAt: moment },
        ...{ superFrom: moment, superUntil: moment },
      },
    ],
    guardian: { email: text, askedAt: moment, provedBy: 'sign-in', provedAt: moment },
    ...{ adultFrom: moment, consentedAt: moment, consentAwaitedSince: null },
    consents: [{ recordId: text, event: 'given', textVersion: text, provedBy: 'sign-in', at: moment }],
  });
}
