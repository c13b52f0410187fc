import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { openAdmin } from '#src/admin.ts';
import { goOffline } from '#src/network.ts';
import { goThroughCards, logInWithSuper, planExamIn } from '#src/revision.ts';
import { isReadyForOffline, signIn } from '#src/study.ts';

test.use({ serviceWorkers: 'allow' });

const lastPage = '/tabs/economics/economics-development?topic=99&page=99';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your board exam' });
const question = (page: Page) => page.getByRole('heading', { name: 'When is your board exam?' });

// docs/product/screens.md#exam-day
test('the student is asked once for the exam day, after a finished chapter, and changes it in the profile without a network', async ({
  page,
  request,
  context,
}) => {
  const account = await logInWithSuper(page, request);
  await page.goto(lastPage);
  await page.getByRole('button', { name: 'Mark Chapter as Finished' }).click();
  await expect(question(page)).toBeVisible();
  await page.getByRole('button', { name: 'Choose the day' }).click();
  await expect(dialog(page).getByRole('radio').first()).toBeChecked();
  await dialog(page).getByLabel('Cards a day').selectOption('30');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(question(page)).toBeHidden();

  await page.goto('/profile');
  const plan = page.getByText(/· 30 cards a day$/);
  await expect(plan).toBeVisible();
  await isReadyForOffline(page);
  const goOnline = await goOffline(context);
  await page.getByRole('button', { name: 'Change Your board exam' }).click();
  await dialog(page)
    .getByRole('radio', { name: /^Another day/ })
    .check({ force: true });
  await dialog(page).getByLabel('Day of the first paper').fill('2020-01-01');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).getByText('Please choose a day')).toBeVisible();
  await dialog(page)
    .getByRole('radio', { name: /^No day/ })
    .check({ force: true });
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('No day · 30 cards a day', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('No day · 30 cards a day', { exact: true })).toBeVisible();

  await goOnline();
  const student = await signIn(request, account);
  await expect
    .poll(() => student.get('/api/trpc/progress.revisionPlan'))
    .toMatchObject({ result: { data: { plan: { examOn: null, dailyAmount: 30 } } } });
});

// docs/product/screens.md#exam-day
test('a student who says "Not now" is not asked for the exam day again, not even in another chapter', async ({
  page,
  request,
}) => {
  const student = await signIn(request, await logInWithSuper(page, request));
  await page.goto(lastPage);
  await page.getByRole('button', { name: 'Mark Chapter as Finished' }).click();
  await question(page).waitFor();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(question(page)).toBeHidden();
  await expect
    .poll(() => student.get('/api/trpc/progress.revisionPlan'))
    .toMatchObject({ result: { data: { plan: { examOn: null } } } });
  await page.goto(lastPage);
  await expect(page.getByRole('region', { name: 'What next' })).toBeVisible();
  await expect(question(page)).toBeHidden();
});

// docs/product/screens.md#exam-day
test('in the last days before the exam the app offers once to double the cards a day, and says what that changes', async ({
  page,
  request,
}) => {
  const student = await signIn(request, await logInWithSuper(page, request));
  const inThreeDays = await planExamIn(student, 3);
  await goThroughCards(page, 4);
  await page.goto('/revise');
  await expect(page.getByRole('heading', { name: '3 days are left' })).toBeVisible();
  await expect(page.getByText('Then you see all 4 cards once more.')).toBeVisible();
  await page.getByRole('button', { name: 'Yes, 20 a day' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing to revise today' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nothing to revise today' })).toBeVisible();
  await expect
    .poll(() => student.get('/api/trpc/progress.revisionPlan'))
    .toMatchObject({ result: { data: { plan: { examOn: inThreeDays, ramp: 'accepted' } } } });
});

// docs/product/study.md#date-sheet
test('the date sheet of the board reaches the student, who changes a day and saves the calendar offline', {
  tag: '@journey',
}, async ({ page, request, context }) => {
  const year = new Date().getFullYear() + 1;
  await openAdmin(page);
  await page.goto('/admin/papers');
  const form = page.locator('form').filter({ has: page.getByLabel(`Second exam ${year}`) });
  await form.getByText('Date sheet').click();
  await form.getByLabel('Science').fill(`${year}-05-20`);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Told by the board.')).toBeVisible();

  const phone = await context.newPage();
  const student = await signIn(request, await logInWithSuper(phone, request));
  const examOn = `${year}-05-15`;
  await student.post('/api/trpc/progress.setRevisionPlan', { examOn, dailyAmount: 10, ramp: 'unasked' });
  await phone.goto('/profile');
  const open = phone.getByRole('button', { name: 'Date sheet' });
  await expect(open).toBeVisible();
  await isReadyForOffline(phone);
  const goOnline = await goOffline(context);
  await open.click();
  await expect(phone.getByText(`20 May ${year}`)).toBeVisible();
  await phone.getByRole('button', { name: 'Change', exact: true }).click();
  await dialog(phone).getByLabel('Mathematics').fill(`${year}-05-27`);
  await dialog(phone).getByRole('button', { name: 'Save' }).click();
  await open.click();
  await expect(phone.getByText(`27 May ${year}`)).toBeVisible();
  const saved = phone.waitForEvent('download');
  await phone.getByRole('button', { name: 'Calendar file' }).click();
  const file = await readFile(await (await saved).path(), 'utf8');
  expect(file.match(/DTSTART;VALUE=DATE:\d+/g)).toEqual(
    ['0515', '0520', '0527'].map((day) => `DTSTART;VALUE=DATE:${year}${day}`),
  );

  await goOnline();
  await expect
    .poll(() => student.get('/api/trpc/progress.revisionPlan'))
    .toMatchObject({ result: { data: { plan: { subjects: { mathematics: `${year}-05-27` } } } } });
  await form.getByRole('button', { name: 'Not known yet' }).click();
  await expect(form.getByText(/^Expected/)).toBeVisible();
});

// docs/product/screens.md#exam-day
test('students choose their exam day from the dates that the admin saved', async ({
  page,
  request,
  context,
}) => {
  const year = new Date().getFullYear() + 1;
  await openAdmin(page);
  await page.goto('/admin/papers');
  const field = page.getByLabel(`Board exam ${year}`);
  await field.fill(`${year}-02-19`);
  const form = page.locator('form').filter({ has: field });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Told by the board.')).toBeVisible();

  const student = await context.newPage();
  await logInWithSuper(student, request);
  await student.goto('/profile');
  await student.getByRole('button', { name: 'Change Your board exam' }).click();
  await expect(dialog(student).getByRole('radio', { name: new RegExp(`19 February ${year}`) })).toBeVisible();
  await form.getByRole('button', { name: 'Not known yet' }).click();
  await expect(form.getByText(/^Expected/)).toBeVisible();
});
