import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { holdReplies } from './fake-server.ts';
import { renderTab } from './render-tab.tsx';
import type { UnsavedCase } from './unsaved-cases.ts';

/** An editor in its tab, a dialog that closes once it is saved, forms that make something new, a name in its place. */
const representatives = [
  'a page of notes',
  'a card',
  'a new test',
  'a copied paper',
  'the name of a subject',
];

/** Options of a test: each push runs only representatives, each night all cases. */
export const nightlyForMost = (title: string) =>
  representatives.includes(title) ? {} : { tags: ['nightly'] };

/** Makes the edit and holds its first request until `reply`. */
export async function startSaving(each: UnsavedCase) {
  const { procedure, later = procedure, keys = '{Control>}s{/Control}' } = each;
  const server = each.server();
  const reply = holdReplies(server, procedure);
  const { user, router } = renderTab(each.Tab);
  const save = () => user.keyboard(keys);
  await each.work(user);
  await save();
  await waitFor(() => expect(server.callsOf(procedure)).toHaveLength(1));
  return {
    user,
    router,
    save,
    reply,
    /** Every request that stores something, oldest first. */
    sent: () =>
      server.calls
        .filter(({ procedure: name }) => [procedure, later].includes(name))
        .map(({ procedure: name, input }) => ({ name, text: JSON.stringify(input) })),
  };
}
