import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { hasUnsavedWork } from '#src/editing/unsaved-work.ts';
import { broken } from './fake-server.ts';
import { leaveTab } from './render-tab.tsx';
import { nightlyForMost, startSaving } from './save-in-flight.ts';
import { unsavedCases } from './unsaved-cases.ts';

afterEach(leaveTab);

type Started = Awaited<ReturnType<typeof startSaving>>;

const elsewhere = '/physics/light/elsewhere';

const leaveFor = (router: Started['router']) =>
  act(async () => {
    void router.navigate({
      to: '/$subjectId/$chapterId/$tab',
      params: { subjectId: 'physics', chapterId: 'light', tab: 'elsewhere' },
    });
  });
const question = async () => within(await screen.findByRole('alertdialog'));
const isAsked = () => screen.queryByRole('alertdialog') !== null;

// docs/product/screens.md#unsaved-work
describe.each(Object.entries(unsavedCases))('%s', (name, each) => {
  const options = nightlyForMost(name);

  it(
    'an edit is sent once, however often it is saved, and leaving does not ask after the save',
    options,
    async () => {
      const { router, save, reply, sent } = await startSaving(each);
      await save();
      await reply();
      await waitFor(() => expect(hasUnsavedWork()).toBe(false));
      if (each.closes) await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await leaveFor(router);
      await waitFor(() => expect(router.state.location.pathname).toBe(elsewhere));
      expect(isAsked()).toBe(false);
      expect(sent()).toHaveLength(1);
    },
  );

  it(
    'an editor is left, and the unsaved-changes question closes, when the save ends while it is open',
    options,
    async () => {
      const { router, reply, sent } = await startSaving(each);
      await leaveFor(router);
      await question();
      await reply();
      await waitFor(() => expect(isAsked()).toBe(false));
      await waitFor(() => expect(router.state.location.pathname).toBe(elsewhere));
      expect(router.state.location.search).toEqual({});
      expect(sent()).toHaveLength(1);
    },
  );

  it(
    'an edit is sent once when the unsaved-changes question is answered with Save during the request',
    options,
    async () => {
      const { user, router, reply, sent } = await startSaving(each);
      await leaveFor(router);
      await user.click((await question()).getByRole('button', { name: 'Save' }));
      await reply();
      await waitFor(() => expect(router.state.location.pathname).toBe(elsewhere));
      expect(isAsked()).toBe(false);
      expect(router.state.location.search).toEqual({});
      expect(sent()).toHaveLength(1);
    },
  );

  it(
    'the unsaved-changes question stays open when the request fails, and Save sends the edit again',
    options,
    async () => {
      const { user, router, reply, sent } = await startSaving(each);
      const from = router.state.location.pathname;
      await leaveFor(router);
      await question();
      await reply(broken);
      expect((await screen.findAllByText(/^Failed to/)).length).toBeGreaterThan(0);
      expect(isAsked()).toBe(true);
      expect(router.state.location.pathname).toBe(from);
      await user.click((await question()).getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(router.state.location.pathname).toBe(elsewhere));
      expect(isAsked()).toBe(false);
      expect(sent()).toHaveLength(2);
    },
  );

  it('an editor left by Discard during the request stays closed after the reply', options, async () => {
    const { user, router, reply, sent } = await startSaving(each);
    await leaveFor(router);
    await user.click((await question()).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(elsewhere));
    await reply();
    await waitFor(() => expect(hasUnsavedWork()).toBe(false));
    expect(isAsked()).toBe(false);
    expect(router.state.location.pathname).toBe(elsewhere);
    expect(router.state.location.search).toEqual({});
    expect(sent()).toHaveLength(1);
  });
});
