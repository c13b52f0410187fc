import { expect, type Page } from '@playwright/test';
import { electricity } from './reading-space.ts';

/** A surface that a finger turns: how to open it, what moves, and its counter text. */
export const surfaces = [
  { name: 'flashcards', path: `${electricity}?tab=flashcards`, moves: '.flip-card', place: /^(\d+) of \d+$/ },
  {
    name: 'the summary',
    path: `${electricity}?tab=summary`,
    moves: 'main section[tabindex]',
    place: /^Page (\d+) of \d+$/,
  },
  { name: 'the notes', path: electricity, moves: 'main section[tabindex]', place: /^Page (\d+) of \d+$/ },
];
type Surface = (typeof surfaces)[number];

export async function openSurface(page: Page, { name, path, place, moves }: Surface) {
  await page.goto(path);
  if (name === 'the notes')
    await page.getByRole('button', { name: /^(Start|Continue where left off\?)$/ }).click();
  const counter = page.getByText(place).filter({ visible: true }).first();
  await expect(counter).toBeVisible();
  const number = async () => Number(place.exec((await counter.textContent()) ?? '')?.[1]);
  // The demo may have read further, so go back to the first page.
  for (let at = await number(); at > 1; at--) {
    await page.keyboard.press('ArrowLeft');
    await expect.poll(number).toBe(at - 1);
  }
  // An element replaced under a finger no longer gets its events.
  await expect(page.locator(moves).first()).toHaveText(/\w{3}/);
  return { number, shows: (at: number) => expect.poll(number).toBe(at) };
}
