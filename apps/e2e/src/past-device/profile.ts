import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { AccountExport } from '@repo/contracts/account-export';
import { openApiClient } from '#src/student.ts';
import { type ApiClient, signIn } from '#src/study.ts';
import type { AdminCall } from './content.ts';

type Origin = Awaited<ReturnType<BrowserContext['storageState']>>['origins'][number] & {
  /** Playwright's format: each database with its version, stores and records. */
  indexedDB?: {
    name: string;
    stores: { name: string; records: { key?: unknown; value?: unknown; valueEncoded?: unknown }[] }[];
  }[];
};

/** The device of a student who studied without a network, as one release left it. */
export type Profile = {
  writtenAtMs: number;
  /** The calls that create the profile's content and student on another server. */
  content: AdminCall[];
  student: { id: string; email: string; freeChapterId: string; solved: SolvedReport };
  /** The server's data of the student once this device had sent everything. */
  sent: Sent;
  /** Unfinished work: the text by which the test finds it again, and the typed text. */
  quiz: { path: string; answered: string };
  paper: string;
  practice: string;
  written: string;
  draft: { path: string; row: string; text: string };
  notes: string[];
  localStorage: Record<string, string>;
  sessionStorage: Record<string, string>;
  indexedDB: Origin['indexedDB'];
};

/** A solved report whose thanks the student has seen, though the server doesn't know yet. */
export type SolvedReport = {
  reportId: string;
  chapterId: string;
  kind: 'page';
  itemId: string;
  fault: 'figure';
  note: string;
};

export const profilesFolder = fileURLToPath(new URL('../../profiles', import.meta.url));

/** The profile of each release. */
export const profileFiles = (): string[] =>
  readdirSync(profilesFolder).filter((name) => name.endsWith('.json'));

export const readProfile = (file: string): string => readFileSync(`${profilesFolder}/${file}`, 'utf8');

/** Placeholder for the session's secret. */
export const tokenPlace = 'TOKEN';

/** The server's result of all the student's work, without timestamps. */
export type Sent = ReturnType<typeof withoutMoments>;

const isMoment = /^\d{4}-\d\d-\d\dT/;

function withoutMoments(all: AccountExport) {
  const { chapters, quizzes, writtenAnswers, papers, reviews, revisionPlan, reports, marks } = all;
  const text = JSON.stringify(
    { chapters, quizzes, writtenAnswers, papers, reviews, revisionPlan, reports, marks },
    (_, value: unknown) => (typeof value === 'string' && isMoment.test(value) ? 'a moment' : value),
  );
  return JSON.parse(text) as Pick<
    AccountExport,
    'chapters' | 'quizzes' | 'writtenAnswers' | 'papers' | 'reviews' | 'revisionPlan' | 'reports' | 'marks'
  >;
}

/** In a fixed order for comparison: jobs are sent concurrently and arrive in any order. */
export function inOrder(sent: Sent): Sent {
  for (const list of Object.values(sent))
    if (Array.isArray(list))
      list.sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
  return sent;
}

/** The server's data of a student’s work. */
export async function openAccount(account: { email: string; password: string }) {
  const request = await openApiClient();
  const api: ApiClient = await signIn(request, account);
  const readAll = async () =>
    ((await api.get('/api/trpc/auth.exportAccount')) as { result: { data: AccountExport } }).result.data;
  return {
    request,
    api,
    sent: async () => inOrder(withoutMoments(await readAll())),
    /** The solved reports for which this student has not been thanked. */
    unthanked: async () =>
      ((await api.get('/api/trpc/progress.solvedReports')) as { result: { data: unknown[] } }).result.data,
  };
}

/** The line that counts unsent work. */
export const waitingLine = (page: Page) => page.getByText(/cheez(ein)? bhejni baaki\./);

export async function expectNothingWaits(page: Page): Promise<void> {
  await expect(waitingLine(page)).toBeHidden({ timeout: 120_000 });
}
