import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { hasUnsavedWork } from '#src/editing/unsaved-work.ts';
import { broken } from './fake-server.ts';
import { leaveTab } from './render-tab.tsx';
import { nightlyForMost, startSaving } from './save-in-flight.ts';
import { typedLater, unsavedCases } from './unsaved-cases.ts';

afterEach(leaveTab);

const byKeys = (user: UserEvent, text: string) => user.keyboard(text);

// docs/product/screens.md#typing-during-a-save
describe.each(Object.entries(unsavedCases))('text typed into %s during a save', (title, each) => {
  const { typeOn = byKeys, nextItem } = each;
  const options = nightlyForMost(title);
  const last = typedLater.length;

  /** Checks that typed text is stored, and nothing twice, when the reply arrives after this key. */
  const storesAllOnce = async (place: number) => {
    const { user, save, reply, sent } = await startSaving(each);
    const [before, after] = [typedLater.slice(0, place), typedLater.slice(place)];
    if (before) await typeOn(user, before);
    // Pressing Save again during the request creates nothing.
    if (!nextItem) await save();
    await reply();
    await waitFor(() => expect(sent().length).toBeGreaterThan(0));
    if (after) await typeOn(user, after);
    if (nextItem) await nextItem(user);
    await save();
    await waitFor(() => expect(hasUnsavedWork()).toBe(false));
    const all = sent();
    expect(all[0]?.text).not.toContain(typedLater);
    expect(all.at(-1)?.text).toContain(typedLater);
    expect(all.filter(({ name }) => name.endsWith('create') || name.endsWith('addPage')).length).toBe(
      each.later === undefined && !nextItem ? 0 : nextItem ? 2 : 1,
    );
    if (nextItem) expect(all[0]?.text).not.toMatch(new RegExp(`[${typedLater}]`));
  };

  it('text typed during a save is stored completely and once, when the reply arrives after the first key', () =>
    storesAllOnce(1));

  it.for(each.closes ? [last] : [0, last])(
    'text typed during a save is stored completely and once, when the reply arrives after key %i',
    options,
    storesAllOnce,
  );

  it('text typed during a save is not lost when the request fails', options, async () => {
    const { user, save, reply, sent } = await startSaving(each);
    await typeOn(user, typedLater);
    await reply(broken);
    expect((await screen.findAllByText(/^Failed to/)).length).toBeGreaterThan(0);
    expect(hasUnsavedWork()).toBe(true);
    if (nextItem) await nextItem(user);
    await save();
    if (nextItem) await user.click(await screen.findByRole('button', { name: /^Retry/ }));
    await waitFor(() => expect(hasUnsavedWork()).toBe(false));
    expect(sent().some(({ text }) => text.includes(typedLater))).toBe(true);
  });
});
