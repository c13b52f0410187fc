import 'fake-indexeddb/auto';
import { brand } from '@repo/contracts/brand';
import { waitFor } from '@testing-library/react';
import { clear, createStore } from 'idb-keyval';
import { afterEach, expect, it } from 'vitest';
import { Draft } from '#src/editing/draft.ts';
import { readDraft } from '#src/editing/draft-store.ts';

const key = 'page:x';
const open: (() => void)[] = [];

/** Opens the same page in another tab. */
async function openTab() {
  const draft = new Draft<string>(key, (value) => value as string);
  open.push(draft.listen());
  await draft.restore(() => false);
  return {
    draft,
    async write(value: string) {
      draft.change({ value, seenUpdatedAt: null });
      await draft.flush();
    },
    isKept: () => draft.get().keptAt !== null,
  };
}
const kept = async () => (await readDraft(key))?.value ?? null;

afterEach(async () => {
  for (const close of open.splice(0)) close();
  await clear(createStore(`${brand.storagePrefix}-admin`, 'drafts'));
});

// docs/product/screens.md#draft-recovery
it("saving in one tab keeps the other tab's draft", async () => {
  const [one, other] = [await openTab(), await openTab()];
  await one.write('of one');
  await other.write('of the other');
  one.draft.drop();
  await waitFor(() => expect(other.isKept()).toBe(true));
  expect(await kept()).toBe('of the other');
});

it('a draft overwritten by another tab counts as not stored, and is stored again once the other tab saved', async () => {
  const [one, other] = [await openTab(), await openTab()];
  await other.write('of the other');
  await one.write('of one');
  await waitFor(() => expect(other.isKept()).toBe(false));
  one.draft.drop();
  await waitFor(() => expect(other.isKept()).toBe(true));
  expect(await kept()).toBe('of the other');
});

it('a draft overwritten by another tab is stored again when its own tab closes', async () => {
  const [one, other] = [await openTab(), await openTab()];
  await other.write('of the other');
  await one.write('of one');
  await waitFor(() => expect(other.isKept()).toBe(false));
  await other.draft.flush();
  expect(await kept()).toBe('of the other');
});

it('a restored draft is deleted from the device when discarded', async () => {
  const before = await openTab();
  await before.write('of yesterday');
  const next = await openTab();
  expect(next.draft.get().edit?.value).toBe('of yesterday');
  next.draft.drop();
  for (const close of open.splice(0)) close();
  await waitFor(async () => expect(await kept()).toBe(null));
});
