import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { adminCalls, makeChapter } from './admin.ts';
import { sendsEvent } from './sent-events.ts';

type Topic = { _id: string; pages: { _id: string; content: string }[] };
type Details = { data: { _id: string; topics: Topic[] }[] };

export const currentText =
  'A series circuit has one path. The current is the same in all of it. The unit of current is the ampere.';

/** A published chapter with one topic of these pages. `rewrite` publishes the first page with other words. */
export async function publishNotes(request: APIRequestContext, pages = [currentText, 'Second page text']) {
  const { subjectId, chapterId, chapter } = await makeChapter(request, { Circuits: pages });
  const { send } = await adminCalls(request);
  await send('POST', '/flashcards', {
    ...{ question: 'What is the unit of current?', answer: 'The ampere, one coulomb a second' },
    ...{ difficulty: 'easy', chapter: chapterId },
  });
  await send('PUT', `/subjects/${subjectId}`, { isAllContentAvailable: true });
  await send('PUT', `/chapters/${chapterId}`, { isAllContentAvailable: true });
  const publish = () => send('PUT', '/status', { type: 'lastPublishedContentAt' });
  await publish();
  return {
    chapter,
    path: `/tabs/${subjectId}/${chapterId}`,
    async rewrite(content: string) {
      const { data } = await send<Details>('GET', `/subjects/${subjectId}/chapters`);
      const topic = data.find(({ _id }) => _id === chapterId)?.topics[0];
      const [first, ...others] = topic?.pages ?? [];
      await send('PUT', `/topics/${topic?._id}`, { pages: [{ ...first, content }, ...others] });
      await publish();
    },
  };
}

/** The text of a highlight whose quote no longer exists. */
export const changed = 'The text of this highlight has changed';
/** The entries of the list of marks. */
export const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
export const bar = (page: Page) => page.getByRole('toolbar', { name: 'Selected text' });
export const markDialog = (page: Page, name: 'Highlight' | 'Bookmark' = 'Highlight') =>
  page.getByRole('dialog', { name });

/** Opens the notes of a chapter at their first page. */
export async function openNotes(page: Page, path: string): Promise<void> {
  await page.goto(`${path}?tab=explanation&topic=1&page=1`);
  await expect(page.getByRole('button', { name: 'Bookmark' })).toBeEnabled();
}

/** Selects these words, as a long press or a mouse would. */
export async function selectWords(page: Page, words: string, within = '.sheet'): Promise<void> {
  // A page that was turned renders later than its number.
  await expect(page.locator(within).filter({ hasText: words }).first()).toBeVisible();
  await page.evaluate(
    ([text = '', selector = '']) => {
      for (const root of document.querySelectorAll(selector)) {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const at = node.textContent?.indexOf(text) ?? -1;
          if (at < 0) continue;
          document.getSelection()?.setBaseAndExtent(node, at, node, at + text.length);
          return;
        }
      }
      throw new Error(`not on the page: ${text}`);
    },
    [words, within],
  );
  await expect(bar(page)).toBeVisible();
}

/** The texts currently painted as highlights. */
export const painted = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ['own-mark', 'own-mark-noted'].flatMap((name) =>
      [...(CSS.highlights.get(name) ?? [])].map((range) => (range as Range).toString()),
    ),
  );

/** Highlights these words of the page. */
export async function highlight(page: Page, words: string, within?: string): Promise<void> {
  await selectWords(page, words, within);
  await bar(page).getByRole('button', { name: 'Highlight' }).click();
  await expect.poll(() => painted(page)).toContain(words);
}

/** Highlights these words of the page with a note. */
export async function highlightWithNote(page: Page, words: string, note: string): Promise<void> {
  await selectWords(page, words);
  await bar(page).getByRole('button', { name: 'Add note' }).click();
  await markDialog(page).getByLabel('Your note (optional)').fill(note);
  await markDialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(markDialog(page)).toBeHidden();
  await expect.poll(() => painted(page)).toContain(words);
}

/** Waits until all of the student's marks have reached the server. */
export const marksAreSent = (page: Page) =>
  page.waitForResponse((response) => sendsEvent(response.request(), 'mark') && response.ok());
