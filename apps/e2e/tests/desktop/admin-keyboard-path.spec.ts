import { expect, type Page, test } from '@playwright/test';
import { adminCalls, freshName, openAdmin } from '#src/admin.ts';
import { said } from '#src/build-chapter.ts';
import { press, reach } from '#src/keys.ts';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.keyboard.press('Control+s');

async function type(page: Page, name: string, text: string): Promise<void> {
  await reach(page, field(page, name));
  await page.keyboard.type(text);
}

/** From the open tab to another one: arrows move along the row, Enter opens. */
async function openTab(page: Page, name: string): Promise<void> {
  await reach(page, page.getByRole('tab', { selected: true }), 'Shift+Tab');
  const wanted = page.getByRole('tab', { name, exact: true });
  const tabs = await page.getByRole('tab').count();
  for (let presses = 0; presses < tabs; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowRight');
  }
  await expect(wanted).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(wanted).toHaveAttribute('aria-selected', 'true');
}

/** Moves to a cell of the list of subjects and chapters: it is one Tab stop, and arrows move within it. */
async function reachCell(page: Page, row: RegExp | string, cell: ReturnType<typeof button>): Promise<void> {
  const grid = page.getByRole('treegrid');
  const isInside = () => grid.evaluate((element) => element.contains(document.activeElement));
  for (let presses = 0; presses < 60 && !(await isInside()); presses++)
    await page.keyboard.press('Shift+Tab');
  const names = grid.getByRole('row').filter({ hasText: row });
  await expect(names.first()).toBeVisible();
  const isIn = (selector: typeof names) =>
    selector.first().evaluate((element) => element.contains(document.activeElement));
  await page.keyboard.press('Control+Home');
  for (let presses = 0; presses < 60 && !(await isIn(names)); presses++)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  for (let presses = 0; presses < 6; presses++) {
    if (await cell.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('ArrowRight');
  }
  await expect(cell).toBeFocused();
}

async function writeNotes(page: Page): Promise<void> {
  await press(page, button(page, 'Add the first topic'));
  await expect(page.getByRole('dialog', { name: 'Add topic' }).getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Rays');
  await page.keyboard.press('Enter');
  await said(page, 'Topic created successfully');
  await type(page, 'Text of the new page', 'A ray is ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('fast');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- It goes straight');
  await page.keyboard.press('Enter');
  await page.keyboard.type('It turns back at a mirror');
  await save(page);
  await said(page, 'Page created successfully');
  await press(page, button(page, 'New page'));
  await type(page, 'Text of the new page', 'Mirrors send it back.');
  await save(page);
  await expect(button(page, /^Page 2 /)).toBeVisible();
}

async function writeCards(page: Page): Promise<void> {
  await openTab(page, 'Flashcards');
  for (const [question, answer] of [
    ['What is a ray?', 'A straight path of light'],
    ['Who bends it?', 'A lens'],
  ] as const) {
    await type(page, 'Question', question);
    await type(page, 'Answer', answer);
    await page.keyboard.press('Control+Enter');
    await said(page, question);
    await expect(field(page, 'Question')).toBeFocused();
  }
}

async function writeSummary(page: Page): Promise<void> {
  await openTab(page, 'Summary');
  await press(page, button(page, 'Add summary'));
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused();
  await page.keyboard.type('In short');
  await page.keyboard.press('Enter');
  await type(page, 'In short, page 1', 'Mirrors send light back.');
  await save(page);
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
}

async function drawMap(page: Page): Promise<void> {
  await openTab(page, 'Mindmap');
  await press(page, button(page, 'New mindmap'));
  const root = page.locator('[data-pane=canvas][data-idea=root]');
  await expect(root).toBeFocused();
  await page.keyboard.type('Optics');
  await page.keyboard.press('Enter');
  await expect(root).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await page.keyboard.type('Mirrors');
  await page.keyboard.press('Enter');
  await save(page);
  await said(page, 'Mindmap created successfully');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function writeTest(page: Page): Promise<void> {
  await openTab(page, 'Test');
  await press(page, button(page, 'Add test'));
  const dialog = page.getByRole('dialog', { name: 'Add test' });
  await expect(dialog).toBeVisible();
  await type(page, 'Title', 'Check yourself');
  await type(page, 'Question', 'What does a mirror do?');
  await type(page, 'Option A', 'It sends light back');
  await type(page, 'Option B', 'It eats light');
  // The options are one Tab stop, at the nearest one while none is chosen; arrows choose.
  const right = (letter: string) =>
    dialog.getByRole('radio', { name: `Option ${letter} is the right answer` });
  await reach(page, right('B'), 'Shift+Tab');
  await page.keyboard.press('Space');
  await expect(right('B')).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await expect(right('A')).toBeChecked();
  await press(page, button(page, 'Create test'));
  await said(page, 'Test created successfully');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function publish(page: Page): Promise<void> {
  await reach(page, button(page, 'Publish Content'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Publish all content?' });
  await expect(panel).toBeVisible();
  await type(page, 'Note for the list of versions (optional)', 'Without a mouse');
  await reach(page, panel.getByRole('button', { name: 'Publish Content' }));
  await page.keyboard.press('Enter');
  await said(page, 'Content published successfully!');
  await expect(panel).toBeHidden();
}

test.describe('without a mouse', () => {
  const made = { subject: '', wasPublished: false };

  test.afterEach(async ({ request }) => {
    const { send } = await adminCalls(request);
    const { data } = await send<{ data: { _id: string; name: string }[] }>('GET', '/subjects/details');
    for (const { _id, name } of data) if (name === made.subject) await send('DELETE', `/subjects/${_id}`);
    if (made.wasPublished) await send('PUT', '/status', { type: 'lastPublishedContentAt' });
  });

  // docs/product/screens.md#chapter-by-keyboard
  test('a whole chapter can be made, switched on and published by keyboard', async ({ page }) => {
    test.setTimeout(300_000);
    made.subject = freshName('Optics');
    await openAdmin(page);
    await press(page, button(page, 'Add subject'));
    await expect(page.getByLabel('New subject')).toBeFocused();
    await page.keyboard.type(made.subject);
    await page.keyboard.press('Enter');
    await said(page, 'Subject created successfully');
    await reachCell(page, 'Add chapter', button(page, 'Add chapter'));
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(`New chapter in ${made.subject}`)).toBeFocused();
    await page.keyboard.type('Light');
    await page.keyboard.press('Enter');
    await said(page, 'Chapter created successfully');
    await expect(page).toHaveTitle(/^Admin: Light, Notes/);

    await writeNotes(page);
    await writeCards(page);
    await writeSummary(page);
    await drawMap(page);
    await writeTest(page);
    for (const name of [`Students see the subject ${made.subject}`, 'Students see the chapter Light']) {
      const toggle = page.getByRole('switch', { name, exact: true });
      if (await toggle.isChecked()) continue;
      await reachCell(page, name.replace(/^.* (subject|chapter) /, ''), toggle);
      await page.keyboard.press('Space');
      await expect(toggle).toBeChecked();
    }
    made.wasPublished = true;
    await publish(page);
  });
});
