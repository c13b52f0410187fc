import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { hasUnsavedWork } from '#src/editing/unsaved-work.ts';
import type { Answer } from './fake-server.ts';
import { broken } from './notes-app.ts';
import { leaveTab, renderTab } from './render-tab.tsx';
import { type UnsavedCase, unsavedCases } from './unsaved-cases.ts';

afterEach(leaveTab);

const elsewhere = '/physics/light/elsewhere';

/** The work done and under way to the server, which answers when it is told to. */
async function startSaving({
  Tab,
  server: start,
  procedure,
  work,
  keys = '{Control>}s{/Control}',
}: UnsavedCase) {
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
  const { user, router } = renderTab(Tab);
  await work(user);
  await user.keyboard(keys);
  await waitFor(() => expect(server.callsOf(procedure)).toHaveLength(1));
  /** The request under way ends, and those that come are answered at once. */
  const end = (how: Answer | null = null) =>
    act(async () => {
      isHeld = false;
      refusal = how;
      for (const resolve of waiting.splice(0)) resolve();
    });
  return {
    user,
    keys,
    end,
    recover: () => {
      refusal = null;
    },
    leave: () =>
      act(async () => {
        void router.navigate({
          to: '/$subjectId/$chapterId/$tab',
          params: { subjectId: 'physics', chapterId: 'light', tab: 'elsewhere' },
        });
      }),
    place: () => router.state.location,
    calls: () => server.callsOf(procedure).length,
  };
}
const question = async () => within(await screen.findByRole('alertdialog'));
const isAsked = () => screen.queryByRole('alertdialog') !== null;

// docs/product.md#unsaved-work
describe.each(Object.entries(unsavedCases))('%s', (_, each) => {
  it('is sent once, however often it is saved, and asks nothing once it is there', async () => {
    const { user, keys, end, leave, place, calls } = await startSaving(each);
    await user.keyboard(keys);
    await end();
    await waitFor(() => expect(hasUnsavedWork()).toBe(false));
    if (each.closes) await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await leave();
    await waitFor(() => expect(place().pathname).toBe(elsewhere));
    expect(isAsked()).toBe(false);
    expect(calls()).toBe(1);
  });

  it('takes the question back and goes on, when it is saved while the question stands', async () => {
    const { end, leave, place, calls } = await startSaving(each);
    await leave();
    await question();
    await end();
    await waitFor(() => expect(isAsked()).toBe(false));
    await waitFor(() => expect(place().pathname).toBe(elsewhere));
    expect(place().search).toEqual({});
    expect(calls()).toBe(1);
  });

  it('is sent once, when the question is answered with Save meanwhile', async () => {
    const { user, end, leave, place, calls } = await startSaving(each);
    await leave();
    await user.click((await question()).getByRole('button', { name: 'Save' }));
    await end();
    await waitFor(() => expect(place().pathname).toBe(elsewhere));
    expect(isAsked()).toBe(false);
    expect(place().search).toEqual({});
    expect(calls()).toBe(1);
  });

  it('leaves the question, when the request fails, and Save sends it again', async () => {
    const { user, end, recover, leave, place, calls } = await startSaving(each);
    const from = place().pathname;
    await leave();
    await question();
    await end(broken);
    expect((await screen.findAllByText(/^Failed to/)).length).toBeGreaterThan(0);
    expect(isAsked()).toBe(true);
    expect(place().pathname).toBe(from);
    recover();
    await user.click((await question()).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(place().pathname).toBe(elsewhere));
    expect(isAsked()).toBe(false);
    expect(calls()).toBe(2);
  });

  it('stays where it went, when the question is answered with Discard meanwhile', async () => {
    const { user, end, leave, place, calls } = await startSaving(each);
    await leave();
    await user.click((await question()).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(place().pathname).toBe(elsewhere));
    await end();
    await waitFor(() => expect(hasUnsavedWork()).toBe(false));
    expect(isAsked()).toBe(false);
    expect(place().pathname).toBe(elsewhere);
    expect(place().search).toEqual({});
    expect(calls()).toBe(1);
  });
});
