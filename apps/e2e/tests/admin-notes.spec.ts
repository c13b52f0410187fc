import { expect, type Page, test } from '@playwright/test';
import { adminCalls, freshName, makeChapter, openAdmin } from '#src/admin.ts';
import { expectAccessible } from '#src/expect-accessible.ts';

const editor = (page: Page) => page.getByRole('textbox', { name: /^Text of/ });
const guard = (page: Page) => page.getByRole('alertdialog', { name: 'You have unsaved changes' });

/** Opens a page of a topic; on a phone the columns come one after the other. */
async function openPage(page: Page, topic: string, number: number): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${topic} \\d+ pages?$`) }).click();
  await page.getByRole('button', { name: new RegExp(`^Page ${number} `) }).click();
  await expect(page.getByRole('heading', { name: 'Edit Page' })).toBeVisible();
}

async function typeAtEnd(page: Page, text: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(text);
  await expect(page.getByText('Unsaved', { exact: true })).toBeVisible();
}

/** The text of a page as the server has it. */
async function stored(page: Page, chapterId: string, topicAt = 0): Promise<string[]> {
  const { send } = await adminCalls(page.request);
  const subjects = await send<{ data: { _id: string; chapters: { _id: string }[] }[] }>(
    'GET',
    '/subjects/details',
  );
  const subject = subjects.data.find(({ chapters }) => chapters.some(({ _id }) => _id === chapterId));
  const chapters = await send<{ data: { _id: string; topics: { pages: { content: string }[] }[] }[] }>(
    'GET',
    `/subjects/${subject?._id}/chapters`,
  );
  const chapter = chapters.data.find(({ _id }) => _id === chapterId);
  return chapter?.topics[topicAt]?.pages.map(({ content }) => content) ?? [];
}

const topics = { Forces: ['First page text', 'Second page text'], Energy: ['Energy text'] };

test.describe('A37 unsaved work is asked about', () => {
  type Way = { name: string; leave: (page: Page, other: string) => Promise<void> };
  const ways: Way[] = [
    {
      name: 'another page',
      leave: (page) => page.getByRole('button', { name: /^Page 2 / }).click(),
    },
    {
      name: 'another topic',
      leave: (page) => page.getByRole('button', { name: /^Energy / }).click(),
    },
    { name: 'another tab', leave: (page) => page.getByRole('tab', { name: 'Flashcards' }).click() },
    {
      name: 'another chapter',
      leave: async (page, other) => {
        await page.keyboard.press('Control+k');
        await page.getByRole('combobox').fill(other);
        await page.keyboard.press('Enter');
      },
    },
    { name: 'Refresh', leave: (page) => page.getByRole('button', { name: 'Refresh Changes' }).click() },
    { name: 'Publish', leave: (page) => page.getByRole('button', { name: 'Publish Content' }).click() },
    { name: 'back', leave: async (page) => void (await page.goBack({ timeout: 2_000 }).catch(() => {})) },
  ];
  for (const { name, leave } of ways)
    test(`on the way to ${name}: Stay keeps it, Discard drops it`, async ({ page }) => {
      const made = await makeChapter(page.request, topics);
      await openAdmin(page, made.path);
      await openPage(page, 'Forces', 1);
      await typeAtEnd(page, ' and more');
      await leave(page, 'Electricity');
      await expect(guard(page)).toBeVisible();
      await guard(page).getByRole('button', { name: 'Stay' }).click();
      await expect(guard(page)).toBeHidden();
      await expect(editor(page)).toContainText('First page text and more');
      await leave(page, 'Electricity');
      await guard(page).getByRole('button', { name: 'Discard' }).click();
      await expect(guard(page)).toBeHidden();
      expect((await stored(page, made.chapterId))[0]).toBe('First page text');
    });

  test('Save sends it and then goes on', async ({ page }) => {
    const made = await makeChapter(page.request, topics);
    await openAdmin(page, made.path);
    await openPage(page, 'Forces', 1);
    await typeAtEnd(page, ' and more');
    await page.getByRole('tab', { name: 'Flashcards' }).click();
    await guard(page).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('tab', { name: 'Flashcards' })).toHaveAttribute('aria-selected', 'true');
    expect((await stored(page, made.chapterId))[0]).toBe('First page text and more');
  });

  test('a reload is asked about by the browser', async ({ page }) => {
    const made = await makeChapter(page.request, topics);
    await openAdmin(page, made.path);
    await openPage(page, 'Forces', 1);
    await typeAtEnd(page, '!');
    const asked = page.waitForEvent('dialog');
    await page.evaluate(() => setTimeout(() => location.reload()));
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect(editor(page)).toContainText('First page text!');
  });
});

test('A38 the draft is kept on the device, the page is saved on the server, and each says so', async ({
  page,
}) => {
  const made = await makeChapter(page.request, topics);
  await openAdmin(page, made.path);
  await openPage(page, 'Forces', 1);
  await typeAtEnd(page, ' one');
  await expect(page.getByText('Draft kept on this device')).toBeVisible();

  await page.route('**/api/trpc/**', (route) => route.abort());
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Failed to update page').first()).toBeVisible();
  await page.unroute('**/api/trpc/**');
  const startedAt = Date.now();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Saving…')).toBeVisible();
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  expect(Date.now() - startedAt).toBeGreaterThan(950);
  expect((await stored(page, made.chapterId))[0]).toBe('First page text one');
});

test('A39 a tab that was killed gives its draft back, with its age', async ({ page, context }) => {
  const made = await makeChapter(page.request, topics);
  await openAdmin(page, made.path);
  await openPage(page, 'Forces', 1);
  const address = page.url();
  await typeAtEnd(page, ' unsent');
  await expect(page.getByText('Draft kept on this device')).toBeVisible();
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  await again.goto(address);
  await expect(again.getByText(/^Restored draft from \d+ seconds? ago/)).toBeVisible();
  await expect(editor(again)).toContainText('First page text unsent');
  await again.getByRole('button', { name: 'Discard' }).click();
  await expect(editor(again)).toHaveText('First page text');
  await expect(again.getByText(/^Restored draft/)).toBeHidden();
});

test('A40 a deletion is asked, can be undone for six seconds, and is sent when the page is left', async ({
  page,
}) => {
  const made = await makeChapter(page.request, topics);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('topics.deletePage')) sent.push(request.url());
  });
  await openAdmin(page, made.path);
  await page.getByRole('button', { name: /^Forces / }).click();

  await page.getByRole('button', { name: 'More for page 1' }).click();
  const first = page.getByRole('menuitem', { name: /Delete/ });
  await expect(first).toContainText('Only the last page can be deleted');
  await expect(first).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');

  const deleteSecond = async () => {
    await page.getByRole('button', { name: 'More for page 2' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog', { name: /Delete page/ });
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Page deleted successfully')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Page 2 / })).toBeHidden();
  };
  await deleteSecond();
  await page.getByText('Undo', { exact: true }).click();
  await expect(page.getByRole('button', { name: /^Page 2 / })).toBeVisible();
  expect(sent).toEqual([]);

  await deleteSecond();
  expect(sent).toEqual([]);
  await page.goto('about:blank');
  await expect.poll(() => stored(page, made.chapterId)).toEqual(['First page text']);
});

test('A41 pages and topics are ordered by keyboard and by buttons', async ({ page }) => {
  const made = await makeChapter(page.request, topics);
  await openAdmin(page, made.path);
  await page.getByRole('button', { name: /^Forces / }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByText('Forces is now 2 of 2.')).toBeAttached();
  await expect.poll(async () => (await stored(page, made.chapterId, 0))[0]).toBe('Energy text');

  await page.getByRole('button', { name: /^Forces / }).click();
  await page.getByRole('button', { name: 'More for page 2' }).click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await expect.poll(() => stored(page, made.chapterId, 1)).toEqual(['Second page text', 'First page text']);

  await page.getByRole('button', { name: 'Drag Page 1 to another place' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Page 1 is at place 1 of 2.')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Page 1 is at place 2 of 2.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(() => stored(page, made.chapterId, 1)).toEqual(['First page text', 'Second page text']);
});

test('A44 the colour dialog shows both themes and leaves them alone on a bad colour', async ({ page }) => {
  const made = await makeChapter(page.request);
  await openAdmin(page, made.path);
  await page.getByRole('button', { name: `More for ${made.subject}` }).click();
  await page.getByRole('menuitem', { name: 'Colour' }).click();
  const dialog = page.getByRole('dialog', { name: `Colour of ${made.subject}` });
  const cards = dialog.locator('[data-color]');
  await expect(cards).toHaveCount(2);
  await expect(dialog.getByText('Not set: students see #E79D0A')).toBeVisible();
  const field = dialog.getByLabel('Hex colour');
  await expect(field).toHaveValue('#6366f1');
  await field.fill('#12345');
  await expect(dialog.getByText('Color must be a hex value such as #E79D0A')).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(cards.first()).toHaveAttribute('data-color', '#6366f1');
  await field.fill('#0F8B8D');
  await expect(cards.first()).toHaveAttribute('data-color', '#0F8B8D');
  await expect(cards.last()).toHaveAttribute('data-color', '#0F8B8D');
  await expectAccessible(page);
  await field.press('Enter');
  await expect(dialog).toBeHidden();
  const { send } = await adminCalls(page.request);
  const { data } = await send<{ data: { _id: string; color: string }[] }>('GET', '/subjects/details');
  expect(data.find(({ _id }) => _id === made.subjectId)?.color).toBe('#0F8B8D');
});

test('a teacher builds a chapter of notes from nothing', async ({ page }) => {
  const subject = freshName('Subject');
  const chapter = freshName('Chapter');
  await openAdmin(page);
  await page.getByRole('button', { name: 'Add subject' }).click();
  await page.getByLabel('New subject').fill(subject);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Subject created successfully').first()).toBeVisible();
  await page.getByRole('button', { name: 'Add chapter' }).click();
  await page.getByLabel(`New chapter in ${subject}`).fill(chapter);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: chapter, level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^Admin: ${chapter}, Notes · `));
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add the first topic' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add topic' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await dialog.getByRole('button', { name: 'Add topic' }).click();
  await expect(dialog.getByText('Please enter a topic name')).toBeVisible();
  await dialog.getByLabel('Name').fill('Motion');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'New Page' })).toBeVisible();
  const text = page.getByRole('textbox', { name: 'Text of the new page' });
  await text.click();
  await page.keyboard.type('Speed is $v = s/t$ and **always** positive.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Page created successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Edit Page' })).toBeVisible();
  await expectAccessible(page);
  const chapterId = new URL(page.url()).pathname.split('/')[3] ?? '';
  expect(await stored(page, chapterId)).toEqual([
    'Speed is $v = s/t$ and **always** positive.\n\n- one\n- two',
  ]);
});

test('A13 nothing scrolls sideways at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const made = await makeChapter(page.request, topics);
  await openAdmin(page, made.path);
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBe(0);
  await openPage(page, 'Forces', 1);
  expect(await overflow()).toBe(0);
  await page.getByRole('button', { name: 'Phone preview' }).click();
  expect(await overflow()).toBe(0);
});
