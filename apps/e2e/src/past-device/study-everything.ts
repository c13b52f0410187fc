import { type BrowserContext, expect, type Page } from '@playwright/test';
import { highlightWithNote, openNotes } from '#src/marks.ts';
import { openReport, sendReport } from '#src/reports.ts';
import { goThroughCards } from '#src/revision.ts';
import { pressStart } from '#src/study.ts';
import type { makeContent } from './content.ts';
import type { Profile } from './profile.ts';

type Content = Pick<
  Awaited<ReturnType<typeof makeContent>>,
  'subject' | 'subjectId' | 'chapterId' | 'finishedId' | 'paperName'
>;
type Left = Pick<Profile, 'quiz' | 'paper' | 'practice' | 'written' | 'draft' | 'notes'>;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Drops all saving calls from now on, as in a tunnel. @returns a function that lets them pass again */
export async function loseSaves(context: BrowserContext): Promise<() => Promise<void>> {
  const saves = /\/api\/trpc\/progress\./;
  await context.route(saves, (route) =>
    route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.fallback(),
  );
  return () => context.unroute(saves);
}

/** Grades a card as a Basic student, who has other grades. */
export async function judgeCardOfBasic(page: Page, { subjectId, finishedId }: Content): Promise<void> {
  await page.goto(`/tabs/${subjectId}/${finishedId}?tab=flashcards`);
  await button(page, 'Flip').click();
  await button(page, 'Knew it').click();
}

async function choosePreferences(page: Page): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('switch', { name: /^Raat mode/ }).check({ force: true });
  await page.getByRole('switch', { name: /^Wider spacing/ }).check({ force: true });
  await page.getByRole('radio', { name: /^Mitu/ }).check({ force: true });
  await button(page, 'Change Your board exam').click();
  const dialog = page.getByRole('dialog', { name: 'Your board exam' });
  await dialog.getByRole('radio').first().check({ force: true });
  await dialog.getByLabel('Cards a day').selectOption('30');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/· 30 cards a day$/)).toBeVisible();
}

async function takeShortQuiz(page: Page, path: string): Promise<void> {
  await page.goto(`${path}?tab=quiz`);
  await pressStart(page);
  for (const [at, letter] of ['a', 'b', 'b'].entries()) {
    await expect(page.getByText(`Question ${at + 1} of 3`)).toBeVisible();
    await page.keyboard.press(letter);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'You scored 33%' })).toBeVisible();
}

const writtenRow = (page: Page, words: RegExp) => page.getByRole('link', { name: words });
const ownAnswer = (page: Page) => page.getByRole('textbox', { name: 'Your answer (optional)' });

/** Marks one question; types an answer to another and leaves it. */
async function writeAnswers(page: Page, path: string): Promise<Left['draft']> {
  const list = `${path}?tab=quiz&part=written`;
  await page.goto(list);
  await writtenRow(page, /copper is used/).click();
  await ownAnswer(page).fill('It does not react.');
  await button(page, 'Show answer').click();
  await page.getByRole('checkbox', { name: /conductor/ }).check();
  await button(page, 'Keep my marks').click();
  await expect(page.getByText('Your marks are kept on this device')).toBeVisible();
  await page.goto(list);
  const text = 'The anode is impure copper.';
  await writtenRow(page, /refined by electrolysis/).click();
  await ownAnswer(page).fill(text);
  return { path: list, row: 'refined by electrolysis', text };
}

async function openPapers(page: Page): Promise<void> {
  await page.goto('/practice');
  await page.getByRole('radio', { name: 'Board paper' }).check({ force: true });
}

async function startPaper(page: Page, name: string): Promise<void> {
  await openPapers(page);
  await button(page, new RegExp(`^${name}`)).click();
  await button(page, 'Start the paper').click();
  await page.getByText('Vinegar').click();
}

/** Hands in the open paper with one answer. */
export async function handInPaper(page: Page): Promise<void> {
  await button(page, /^All questions, 1 of 7/).click();
  await button(page, 'Question 7, open').click();
  await button(page, 'Hand in').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hand in' }).click();
  await button(page, 'Mark my answers').click();
}

async function sitPaper(page: Page, name: string): Promise<void> {
  await startPaper(page, name);
  await handInPaper(page);
  await markPaper(page);
}

/** Ticks one point for each written answer. */
export async function markPaper(page: Page): Promise<void> {
  for (const n of [1, 2, 3, 4]) {
    await expect(page.getByText(`Answer ${n} of 4`)).toBeVisible();
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
  }
  await button(page, 'Count the marks').click();
  await expect(page.getByRole('heading', { name: / of 20 marks$/ })).toBeVisible();
}

/** @returns how many questions it has */
async function startPractice(page: Page, kind: 'Questions' | 'Written', subject: string): Promise<string> {
  await page.goto('/practice');
  await page.getByRole('radio', { name: kind }).check({ force: true });
  await page.getByRole('checkbox', { name: new RegExp(`^${subject} `) }).check();
  await button(page, 'Start practice').click();
  const count = page.getByText(/^Question 1 of \d+$/).first();
  await expect(count).toBeVisible();
  return (await count.textContent())?.split(' ').at(-1) ?? '';
}

/** IndexedDB fails from now on, so that work stays in its first storage, local storage. */
const silenceDatabases = () => {
  IDBDatabase.prototype.transaction = () => {
    throw new DOMException('closed', 'InvalidStateError');
  };
};

/**
 * Does everything a Super student can do offline, finished or only begun, so that each store of the device
 * has data.
 */
export async function studyEverything(page: Page, content: Content): Promise<Left> {
  const path = `/tabs/${content.subjectId}/${content.chapterId}`;
  const finished = `/tabs/${content.subjectId}/${content.finishedId}`;
  page.on('dialog', (dialog) => void dialog.accept());
  await choosePreferences(page);
  await openNotes(page, path);
  await button(page, 'Larger text').click();
  await highlightWithNote(page, 'Steel rusts', 'Ask why');
  await openReport(page);
  await sendReport(page, 'A figure or a table', 'The arrow points up');
  await openReport(page);
  await page.getByLabel('In your words (optional)').fill('And its label');
  await page.keyboard.press('Escape');
  await goThroughCards(page, 2, `${path}?tab=flashcards`);
  await page.goto(`${finished}?topic=99&page=99`);
  await button(page, 'Mark Chapter as Finished').click();
  await expect(page.getByText('Chapter completed on this device')).toBeVisible();
  await takeShortQuiz(page, finished);
  const draft = await writeAnswers(page, path);
  await sitPaper(page, content.paperName);

  await startPaper(page, content.paperName);
  const written = await startPractice(page, 'Written', content.subject);
  // Must be last: while a practice is open, the screen shows nothing else.
  const questions = await startPractice(page, 'Questions', content.subject);
  await page.keyboard.press('1');
  await expect(page.getByRole('radio').first()).toBeChecked();
  await page.goto(`${path}?tab=quiz`);
  await pressStart(page);
  await page.keyboard.press('b');
  await page.keyboard.press('Enter');
  await page.keyboard.press('b');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();

  await openNotes(page, path);
  await page.evaluate(silenceDatabases);
  await button(page, 'Next').click();
  await highlightWithNote(page, 'more reactive', 'For the practical');
  await page.getByRole('tab', { name: 'Flashcards' }).click();
  await button(page, 'Flip').click();
  await page.keyboard.press('3');
  return {
    quiz: { path: `${path}?tab=quiz`, answered: '2 of 6 answered' },
    paper: '1 of 7 answered',
    practice: `1 of ${questions} answered`,
    written: `0 of ${written} marked`,
    draft,
    notes: ['Ask why', 'For the practical'],
  };
}
