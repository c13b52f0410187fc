import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import type { demo } from './demo.ts';
import { fromOurPages } from './student.ts';

type Account = Pick<(typeof demo)['basic'], 'email' | 'password'>;

export const subject = '/subject/chemistry';
export const chapter = '/tabs/chemistry/chemistry-metals-and-non-metals';

/** The API for a separate client, which shares nothing with the browser. */
export type ApiClient = {
  get: (path: string) => Promise<unknown>;
  post: (path: string, data?: unknown) => Promise<unknown>;
  put: (path: string, data: unknown) => Promise<unknown>;
  /** Number of the student's results on the server. */
  resultCount: () => Promise<number>;
};

export async function signIn(request: APIRequestContext, { email, password }: Account): Promise<ApiClient> {
  const reply = await request.post('/api/v1/auth/sign-in', {
    headers: fromOurPages,
    data: { email, password },
  });
  const { token, message } = await reply.json();
  expect(token, message).toBeTruthy();
  const headers = { authorization: `Bearer ${token}` };
  const read = async (path: string): Promise<unknown> => (await request.get(path, { headers })).json();
  return {
    get: read,
    post: async (path, data = {}) => (await request.post(path, { headers, data })).json(),
    put: async (path, data) => (await request.put(path, { headers, data })).json(),
    resultCount: async () => ((await read('/api/v1/tests/results')) as { data: unknown[] }).data.length,
  };
}

/** Waits until the app can open without a network. */
export async function isReadyForOffline(page: Page): Promise<void> {
  const state = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return navigator.serviceWorker.controller && registration?.active?.state;
    });
  await expect.poll(state, { timeout: 120_000 }).toBe('activated');
}

/** The reader's position in its topic, such as «Page 2 of 3»: its visible text. `number` counts from 1. */
export const placeInTopic = (page: Page, number?: number): Locator =>
  page
    .getByText(number === undefined ? /^Page \d+ of \d+$/ : new RegExp(`^Page ${number} of \\d+$`))
    .filter({ visible: true })
    .first();

/** Goes from the cover of the notes to the page where reading continues. */
export async function startReading(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Start|Continue where left off\?)$/ }).click();
  await expect(placeInTopic(page)).toBeVisible();
}

/** Answers every question of the running quiz with its first option and presses Finish. */
export async function answerQuiz(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Next', exact: true });
  const finish = page.getByRole('button', { name: 'Finish', exact: true });
  for (;;) {
    await page.getByRole('radio').first().check({ force: true });
    if (await finish.isVisible()) break;
    await next.click();
  }
  await finish.click();
}

/** Finishes the running quiz, and waits for the result. */
export async function finishQuiz(page: Page): Promise<void> {
  await answerQuiz(page);
  await expect(page.getByRole('heading', { name: /^You scored \d+%$/ })).toBeVisible();
}

/** Waits for the first question; the test selection before it has radios too. */
export const quizHasBegun = (page: Page): Promise<void> =>
  expect(page.getByText(/^Question 1 of \d+$/)).toBeVisible();

/** Presses Start on the quiz that is open, and waits for its first question. */
export async function pressStart(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await quizHasBegun(page);
}

/** Opens the quiz of the chapter by its tab and starts it. */
export async function startQuiz(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Quiz' }).click();
  await pressStart(page);
}

/** The dashboard's first words to this student. */
export const greeting = (page: Page, account: { name: string }): Locator =>
  page.getByRole('heading', { level: 1, name: `Welcome ${account.name.split(' ')[0] ?? ''}!` });

/** Collects errors of the page's scripts from now on. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}
