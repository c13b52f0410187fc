import type { BulkContent } from '@repo/contracts/content';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { flattenBulk } from '#src/library/flatten-bulk.ts';
import { activateLibrary } from '#src/library/library.ts';
import { ownerOf } from '#src/library/load-library.ts';
import { clearSession } from '#src/session/session.ts';
import { makeBulkReply } from './bulk-factory.ts';
import { logInWithLibrary } from './logged-in.ts';
import { startProcedureServer } from './procedure-server.ts';
import { heading, pageText, renderApp } from './render-app.tsx';
import { makeUser } from './users.ts';

const user = makeUser({ unlockedChapters: ['s1-c1'] });
const links = () => [...document.querySelectorAll<HTMLAnchorElement>('[role=dialog] li a')];

const press = (key: string) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );

function find(words: string): void {
  const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=search]');
  if (!input) throw new Error('the search is not open');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, words);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

async function openSearch(address = '/dashboard', change: (content: BulkContent) => void = () => {}) {
  logInWithLibrary(user);
  const reply = makeBulkReply();
  for (const subject of reply.data.subjects)
    for (const chapter of subject.chapters)
      if (chapter.isLocked)
        Object.assign(chapter, { topics: [], summaries: [], flashcards: [], written: [] });
  change(reply.data);
  activateLibrary(flattenBulk(reply, { owner: ownerOf(user), etag: null }));
  await startProcedureServer(({ path }) =>
    path === 'auth.user'
      ? { data: { user, lastPublishedContentAt: null } }
      : { status: 500, message: 'not asked for here' },
  );
  await renderApp(address);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
  await vi.waitFor(() => expect(document.querySelector('[role=dialog] input[type=search]')).not.toBeNull());
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  clearSession();
});

describe('the search', () => {
  test('finds a page of an open chapter and opens that very page', async () => {
    await openSearch();
    find('page 2');
    await vi.waitFor(() => expect(links().length).toBeGreaterThan(0));
    const page = links().find((link) => link.textContent?.includes('Topic, page 2'));
    expect(page?.getAttribute('href')).toBe('/tabs/s1/s1-c1?tab=explanation&topic=1&page=2');
    page?.click();
    await vi.waitFor(() => expect(heading().textContent).toContain('Chapter 1'));
    await vi.waitFor(() => expect(pageText()).toContain('page 2 of s1-c1'));
    expect(document.querySelector('[role=dialog] input[type=search]')).toBeNull();
  });

  test('finds what a written question asks, and opens that very question; of its answer nothing is found', async () => {
    await openSearch();
    find('why is s1-c1');
    await vi.waitFor(() => expect(links().length).toBeGreaterThan(0));
    const question = links().find((link) => link.textContent?.includes('Why is s1-c1-w1 so?'));
    expect(question?.textContent).toContain('Written question');
    expect(question?.getAttribute('href')).toBe('/tabs/s1/s1-c1?tab=quiz&part=written&question=s1-c1-w1');
    find('because of');
    await vi.waitFor(() => expect(pageText()).toContain('No results found'));
  });

  test('is walked through by arrows: down from the field, up to it, Enter opens what has the focus', async () => {
    await openSearch();
    find('page');
    await vi.waitFor(() => expect(links().length).toBeGreaterThan(2));
    const field = document.querySelector<HTMLInputElement>('[role=dialog] input[type=search]');
    field?.focus();
    press('ArrowDown');
    press('ArrowDown');
    expect(document.activeElement).toBe(links()[1]);
    press('End');
    press('ArrowDown');
    expect(document.activeElement).toBe(links().at(-1));
    press('Home');
    expect(document.activeElement).toBe(links()[0]);
    press('ArrowUp');
    expect(document.activeElement).toBe(field);
    press('Enter');
    expect(document.activeElement, 'a letter goes on typing').toBe(links()[0]);
    press('x');
    expect(document.activeElement).toBe(field);
  });

  test('finds a raised number by the keys that people have', async () => {
    await openSearch('/dashboard', ({ subjects }) => {
      const page = subjects[0]?.chapters[0]?.topics[0]?.pages[0];
      if (page) page.content = 'It grows as $x^2 - 5$ does.';
    });
    for (const words of ['x^2', 'x2', 'x²']) {
      find(words);
      await vi.waitFor(() => expect(pageText()).toContain('It grows as'));
      expect(pageText()).not.toContain('x^2 - 5');
      find('');
      await vi.waitFor(() => expect(pageText()).not.toContain('It grows as'));
    }
  });

  test('names a locked chapter and finds nothing inside it', async () => {
    await openSearch();
    find('Chapter 2');
    await vi.waitFor(() => expect(links().some((link) => link.textContent?.includes('Locked'))).toBe(true));
    find('s1-c2');
    await vi.waitFor(() => expect(pageText()).toContain('No results found'));
  });

  test('a chapter that is not available yet is not found', async () => {
    await openSearch();
    find('Chapter 3');
    await vi.waitFor(() => expect(pageText()).toMatch(/No results found|result/));
    expect(links().filter((link) => link.textContent?.includes('Chapter 3'))).toEqual([]);
  });
});
