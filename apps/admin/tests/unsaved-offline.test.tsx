import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { noteReply } from '#src/editing/unsaved-work.ts';
import { leaveTab, renderTab } from './render-tab.tsx';
import { unsavedCases } from './unsaved-cases.ts';

const button = async (name: string) =>
  within(await screen.findByRole('alertdialog')).findByRole('button', { name });

// docs/product/screens.md#unsaved-work
it.each(['a page of notes', 'a card'])(
  'leaving %s while the server is away offers to keep the draft, which is there on return',
  async (name) => {
    onTestFinished(leaveTab);
    noteReply();
    const each = unsavedCases[name];
    if (!each) throw new Error(name);
    const server = each.server();
    server.fail(each.procedure, 'offline');
    const { user, router } = renderTab(each.Tab);
    await each.work(user);
    const from = router.state.location.pathname;
    const leave = () => act(async () => void router.navigate({ to: '/physics/light/elsewhere' } as never));
    await (each.closes ? user.keyboard('{Escape}') : leave());
    expect(screen.queryByRole('button', { name: 'Keep draft' })).toBeNull();
    await user.click(await button('Save'));
    await user.click(await button('Keep draft'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    if (each.closes) await user.click(await screen.findByRole('button', { name: 'Edit “What is a ray?”' }));
    else {
      await waitFor(() => expect(router.state.location.pathname).not.toBe(from));
      await act(async () => router.history.back());
    }
    expect(await screen.findByText(/^Restored draft from|^Draft kept/)).toBeDefined();
  },
);
