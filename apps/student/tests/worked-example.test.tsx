import { showHidden } from '@repo/ui/example';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { english, fakeSpeech } from './fake-speech.ts';
import { open, publish, useStudyApp } from './study-app.tsx';

useStudyApp();

const stepOf = (text: string) => {
  const step = screen.getByText(text).closest<HTMLElement>('[data-step]');
  return step ?? expect.fail(`${text} is no step`);
};
const isShown = (text: string) => !('later' in stepOf(text).dataset);
const shown = () => ['Multiply by two.', 'Add the halves.', 'Divide by three.'].map(isShown);
const button = (name: string) => screen.getByRole('button', { name });

let count = 0;
async function openNotes() {
  const name = `Worked example ${++count}`;
  publish(({ subjects }) => {
    for (const page of subjects[0]?.chapters[0]?.topics.flatMap(({ pages }) => pages) ?? []) {
      page._id += `-${count}`;
      page.content = `**${name}**\n\nSolve it, page ${page.pageNumber}.\n\n1. Multiply by two.\n2. Add the halves.\n3. Divide by three.`;
    }
  });
  const { user } = await open('/tabs/s1/s1-c1');
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  await screen.findByText('Solve it, page 1.');
  return { user, name };
}

// docs/product/study.md#worked-examples
describe('a worked example in the notes', () => {
  beforeEach(() => {
    Element.prototype.scrollIntoView = vi.fn();
  });

  test('a worked example shows the problem first, then one step at a time; the focus stays on its button', async () => {
    const { user, name } = await openNotes();
    screen.getByText('Try it first.');
    screen.getByRole('group', { name });
    expect(shown()).toEqual([false, false, false]);
    button('Show step 1 of 3').focus();
    await user.keyboard('{Enter}');
    expect(shown()).toEqual([true, false, false]);
    expect(document.activeElement).toBe(button('Show step 2 of 3'));
    expect(stepOf('Multiply by two.').closest('[aria-live="polite"]')).not.toBeNull();
    expect(screen.queryByText('Try it first.')).toBeNull();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull();
    await user.keyboard('{Enter}');
    expect(shown()).toEqual([true, true, true]);
    expect(document.activeElement).toBe(button('Hide the steps'));
    await user.keyboard('{Enter}');
    expect(shown()).toEqual([false, false, false]);
  });

  test('a worked example shows all steps on request, keeps them when the page is turned, and not on another page', async () => {
    const { user } = await openNotes();
    await user.click(button('Show all'));
    expect(shown()).toEqual([true, true, true]);
    expect(document.activeElement).toBe(button('Hide the steps'));
    await user.click(button('Next'));
    await screen.findByText('Solve it, page 2.');
    expect(shown()).toEqual([false, false, false]);
    await user.keyboard('{ArrowLeft}');
    await screen.findByText('Solve it, page 1.');
    expect(shown()).toEqual([true, true, true]);
  });

  test('a worked example shows its steps up to a highlight that was looked for', async () => {
    await openNotes();
    const words = screen.getByText('Add the halves.').firstChild ?? expect.fail('the step is empty');
    showHidden(words);
    expect(shown()).toEqual([true, true, false]);
  });

  test('a worked example is shown whole while the page is read aloud', async () => {
    fakeSpeech(english);
    const { user } = await openNotes();
    await user.click(await screen.findByRole('button', { name: 'Read aloud' }));
    await waitFor(() => expect(shown()).toEqual([true, true, true]));
    expect(screen.queryByRole('button', { name: /Show/ })).toBeNull();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(shown()).toEqual([false, false, false]));
  });
});
