import type { BulkContent } from '@repo/contracts/content';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { makeBulkReply } from './bulk-factory.ts';
import { logInWithLibrary } from './logged-in.ts';
import { startProcedureServer } from './procedure-server.ts';
import { renderApp } from './render-app.tsx';
import { makeUser } from './users.ts';

const student = makeUser({ unlockedChapters: ['s1-c1'] });
const field = () => screen.getByRole<HTMLInputElement>('searchbox');
/** The search result with these words, which may be highlighted in it. */
const findLink = (words: string) =>
  waitFor(() => links().find((link) => link.textContent?.includes(words)) ?? expect.fail(`no link ${words}`));
const links = () => within(screen.getByRole('dialog')).queryAllByRole<HTMLAnchorElement>('link');

async function find(user: UserEvent, words: string) {
  await user.clear(field());
  if (words) await user.type(field(), words);
}

async function openSearch(address = '/dashboard', change: (content: BulkContent) => void = () => {}) {
  const reply = makeBulkReply();
  for (const subject of reply.data.subjects)
    for (const chapter of subject.chapters)
      if (chapter.isLocked)
        Object.assign(chapter, { topics: [], summaries: [], flashcards: [], written: [] });
  change(reply.data);
  logInWithLibrary(student, reply);
  await startProcedureServer(({ path }) =>
    path === 'auth.user'
      ? { data: { user: student, lastPublishedContentAt: null } }
      : { status: 500, message: 'not asked for here' },
  );
  const { user } = await renderApp(address);
  await user.keyboard('/');
  await screen.findByRole('searchbox');
  return user;
}

describe('the search', () => {
  test('the search finds a page of an open chapter and opens it', async () => {
    const user = await openSearch();
    await find(user, 'page 2');
    const page = await findLink('page 2 of s1-c1');
    expect(page.getAttribute('href')).toBe('/tabs/s1/s1-c1?tab=explanation&topic=1&page=2');
    await user.click(page);
    await screen.findByRole('heading', { level: 1, name: /Chapter 1/ });
    await screen.findByText(/^page 2 of s1-c1/);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  test('the search finds and opens a written question by its text, but not by its answer', async () => {
    const user = await openSearch();
    await find(user, 'why is s1-c1');
    const question = await findLink('Why is s1-c1-w1 so?');
    expect(question.textContent).toContain('Written question');
    expect(question.getAttribute('href')).toBe('/tabs/s1/s1-c1?tab=quiz&part=written&question=s1-c1-w1');
    await find(user, 'because of');
    await screen.findByText('No results found');
  });

  test('the search shows no results of words that were cleared, until the new ones have theirs', async () => {
    const user = await openSearch();
    await find(user, 'Chapter 2');
    await findLink('Chapter 2');
    await find(user, '');
    fireEvent.change(field(), { target: { value: 'page 2' } });
    expect(links()).toEqual([]);
    await findLink('page 2 of s1-c1');
  });

  test('the search moves through results by arrows, and Enter opens the focused one', async () => {
    const user = await openSearch();
    await find(user, 'page');
    await waitFor(() => expect(links().length).toBeGreaterThan(2));
    expect(document.activeElement).toBe(field());
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(links()[1]);
    await user.keyboard('{End}{ArrowDown}');
    expect(document.activeElement).toBe(links().at(-1));
    await user.keyboard('{Home}');
    expect(document.activeElement).toBe(links()[0]);
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(field());
    await user.keyboard('{Enter}');
    expect(document.activeElement, 'a letter goes on typing').toBe(links()[0]);
    await user.keyboard('x');
    expect(document.activeElement).toBe(field());
  });

  test('the search finds a law with or without its apostrophe', async () => {
    const user = await openSearch('/dashboard', ({ subjects }) => {
      const page = subjects[0]?.chapters[0]?.topics[0]?.pages[0];
      if (page) page.content = "It follows Ohm's law.";
    });
    for (const words of ['ohms law', "ohm's law", 'ohm law']) {
      await find(user, words);
      await screen.findByText(/^It follows/);
      await find(user, '');
      await waitFor(() => expect(screen.queryByText(/It follows/)).toBeNull());
    }
  });

  test('the search finds a superscript number by ordinary digits', async () => {
    const user = await openSearch('/dashboard', ({ subjects }) => {
      const page = subjects[0]?.chapters[0]?.topics[0]?.pages[0];
      if (page) page.content = 'It grows as $x^2 - 5$ does.';
    });
    for (const words of ['x^2', 'x2', 'x²']) {
      await find(user, words);
      await screen.findByText(/^It grows as/);
      expect(document.body.textContent).not.toContain('x^2 - 5');
      await find(user, '');
      await waitFor(() => expect(screen.queryByText(/It grows as/)).toBeNull());
    }
  });

  test('the search finds a locked chapter by name without its content, and no unavailable chapter', async () => {
    const user = await openSearch();
    await find(user, 'Chapter 3');
    await waitFor(() => expect(document.body.textContent).toMatch(/No results found|result/));
    expect(links().filter((link) => link.textContent?.includes('Chapter 3'))).toEqual([]);
    await find(user, 'Chapter 2');
    await findLink('LockedChapter 2');
    await find(user, 's1-c2');
    await screen.findByText('No results found');
  });
});
