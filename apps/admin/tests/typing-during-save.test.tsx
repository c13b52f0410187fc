import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { hasUnsavedWork } from '#src/editing/unsaved-work.ts';
import type { Answer } from './fake-server.ts';
import { broken } from './notes-app.ts';
import { leaveTab, renderTab } from './render-tab.tsx';
import { typedLater, type UnsavedCase, unsavedCases } from './unsaved-cases.ts';

afterEach(leaveTab);

/** After which key the reply comes, from before the first to after the last. */
const replies = [0, 1, typedLater.length];

async function typeAndSave(each: UnsavedCase) {
  const { Tab, server: start, procedure, work, keys = '{Control>}s{/Control}' } = each;
  const server = start();
  const answer = server.answers[procedure];
  if (!answer) throw new Error(`${procedure} has no answer`);
  const waiting: (() => void)[] = [];
  let isHeld = true;
  let refusal: Answer | null = null;
  server.answers[procedure] = async (input) => {
    if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve));
    return refusal ?? answer(input);
  };
  const { user } = renderTab(Tab);
  await work(user);
  const save = () => user.keyboard(keys);
  await save();
  await waitFor(() => expect(server.callsOf(procedure)).toHaveLength(1));
  return {
    user,
    save,
    reply: (how: Answer | null = null) =>
      act(async () => {
        isHeld = false;
        refusal = how;
        for (const resolve of waiting.splice(0)) resolve();
      }),
    recover: () => {
      refusal = null;
    },
    /** Every request that stores something, oldest first. */
    sent: () =>
      server.calls
        .filter(({ procedure: name }) => [procedure, each.later ?? procedure].includes(name))
        .map(({ procedure: name, input }) => ({ name, text: JSON.stringify(input) })),
  };
}

const byKeys = (user: UserEvent, text: string) => user.keyboard(text);

// docs/product.md#typing-during-a-save
describe.each(Object.entries(unsavedCases))('typing on in %s while it is saved', (_, each) => {
  const { typeOn = byKeys, nextItem } = each;
  const places = each.closes ? replies.slice(1) : replies;

  it.each(places)('stores all of it once, when the reply comes after key %i', async (place) => {
    const { user, save, reply, sent } = await typeAndSave(each);
    const [before, after] = [typedLater.slice(0, place), typedLater.slice(place)];
    if (before) await typeOn(user, before);
    // A second press while the request is in flight creates nothing.
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
  });

  it('loses nothing, when the request fails', async () => {
    const { user, save, reply, recover, sent } = await typeAndSave(each);
    await typeOn(user, typedLater);
    await reply(broken);
    expect((await screen.findAllByText(/^Failed to/)).length).toBeGreaterThan(0);
    expect(hasUnsavedWork()).toBe(true);
    recover();
    if (nextItem) await nextItem(user);
    await save();
    if (nextItem) await user.click(await screen.findByRole('button', { name: /^Retry/ }));
    await waitFor(() => expect(hasUnsavedWork()).toBe(false));
    expect(sent().some(({ text }) => text.includes(typedLater))).toBe(true);
  });
});
