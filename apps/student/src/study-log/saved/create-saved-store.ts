import { brand } from '@repo/contracts/brand';
import { type SavedKind, savedIds } from '@repo/contracts/saved.rules';
import type { Saved, SavedChange, SavedPage, SavedThing } from '@repo/contracts/saved-kinds';
import { api } from '#src/platform/api/api.ts';
import { type OnDevice, onlyHere, type SavedState, savedKey } from '#src/platform/storage/study-database.ts';
import { changeValue, isStored, readValue } from '#src/platform/storage/study-values.ts';
import { openTabChannel } from '#src/platform/tab-channel.ts';
import { takeInOldWork } from '#src/study-log/outbox/1.0.0-pre.ts';
import type { Job, Settled } from '#src/study-log/outbox/job.ts';
import { createListeners } from '#src/study-log/outbox/job-statuses.ts';
import { outbox } from '#src/study-log/outbox/outbox.ts';

/** Debounces several changes of one item. */
const restMs = 2_000;
/** Minimum time between requests for other devices' changes. */
const askAgainMs = 60_000;

export type SavedStore<Kind extends SavedKind> = ReturnType<typeof createSavedStore<Kind>>;

/**
 * The items of one kind that a student saves on several devices: the server's in a database, pending changes
 * in the outbox. The last change of each item counts.
 */
export function createSavedStore<Kind extends SavedKind>(kind: Kind) {
  type Thing = SavedThing<Kind>;
  type State = SavedState<Thing>;
  type Waiting = { change: SavedChange<Kind>; changedAtMs: number };
  const keyOf = (userId: string) => savedKey(kind, userId);
  const idOf = (thing: Thing): string => String(Reflect.get(thing, savedIds[kind]));
  /** The item without the metadata of device and server. */
  const thingOf = (kept: object): Thing => {
    const { isRemoved, changedAt, changedAtMs, isOnlyHere, ...thing } = kept as Record<string, unknown>;
    return thing as Thing;
  };
  const nothing: State = { last: 0, things: {}, settled: 0 };
  const changes = createListeners<[]>();
  const tabs = openTabChannel<{ userId: string }>(`${brand.storagePrefix}-${kind}s`);
  let view: { userId: string; kept: State; things: readonly OnDevice<Thing>[] } | null = null;
  let asked: { userId: string; atMs: number } | null = null;

  function put(things: State['things'], change: SavedChange<Kind>, changedAtMs: number): void {
    const thing = thingOf(change);
    if (change.isRemoved) delete things[idOf(thing)];
    else things[idOf(thing)] = { ...thing, changedAtMs };
  }

  /** The stored items, with pending changes applied, oldest first. */
  function withWaiting(kept: State): OnDevice<Thing>[] {
    const things = { ...kept.things };
    for (const { change, changedAtMs } of outbox.waiting(kind) as unknown as Waiting[])
      put(things, change, changedAtMs);
    return Object.values(things).sort((one, other) => one.changedAtMs - other.changedAtMs);
  }

  function show(userId: string, kept: State): void {
    view = { userId, kept, things: withWaiting(kept) };
    changes.notify();
  }

  /** Changes the stored items: in the view synchronously, then in the database. */
  async function changeKept(userId: string, next: (now: State) => State): Promise<State> {
    if (view?.userId === userId) show(userId, next(view.kept));
    const kept = await changeValue<State>(keyOf(userId), (now) => next(now ?? nothing));
    if (view?.userId === userId) show(userId, kept);
    tabs.notify({ userId });
    return kept;
  }

  /** The stored copy of the server's items. Never fails. */
  const readKept = async (userId: string): Promise<State> =>
    (await readValue<State>(keyOf(userId))) ?? nothing;

  /** This student's items, oldest change first; null until `load` has read them. */
  const shown = (userId: string): readonly OnDevice<Thing>[] | null =>
    view?.userId === userId ? view.things : null;

  /** Reads the stored items. Never fails. */
  async function load(userId: string): Promise<readonly OnDevice<Thing>[]> {
    await takeInOldWork(userId, outbox);
    await outbox.load();
    await outbox.whenKept();
    show(userId, await readKept(userId));
    return shown(userId) ?? [];
  }

  tabs.listen(async ({ userId }) => {
    if (view?.userId === userId) await load(userId);
  });

  /**
   * Changes or removes an item: shown immediately, stored before a page can be left. Never fails.
   * @returns once it is stored
   */
  async function save(userId: string, thing: Thing, isRemoved: boolean): Promise<void> {
    const job = { kind, change: { ...thingOf(thing), isRemoved }, changedAtMs: Date.now() };
    const stored = outbox.put(job as unknown as Job, restMs);
    if (view?.userId === userId) show(userId, view.kept);
    await stored;
    tabs.notify({ userId });
  }

  /**
   * Applies the server's replies to sent changes. A refused item stays only here, and is sent again once
   * another one was removed. Never fails.
   * @returns whether the database has it
   */
  async function settle(userId: string, settled: readonly Settled[]): Promise<boolean> {
    let hasRoom = false;
    const { things } = await changeKept(userId, (now) => {
      const things = { ...now.things };
      let { last } = now;
      for (const { work, status } of settled) {
        if (work.kind !== kind) continue;
        const { change, changedAtMs } = work as unknown as Waiting;
        const thing = thingOf(change);
        if (status.kind === 'refused') things[idOf(thing)] = { ...thing, changedAtMs, isOnlyHere: true };
        if (status.kind !== 'saved') continue;
        hasRoom ||= change.isRemoved;
        const reply = status.reply as Saved<Kind> | null;
        // The server's order is unknown without a reply.
        if (reply === null) last = 0;
        else put(things, reply, Date.parse(reply.changedAt));
      }
      return { last, things, settled: now.settled + 1 };
    });
    const isKept = isStored(keyOf(userId));
    if (hasRoom)
      for (const thing of Object.values(things)) if (thing.isOnlyHere) await save(userId, thing, false);
    return isKept;
  }

  /**
   * Applies the server's changes after `before.last`.
   * @param before the stored items at the time of the request
   * @returns the stored items now; null when another tab read further or something was sent meanwhile, so
   * that the reply may be stale
   */
  async function takeOver(
    userId: string,
    before: State,
    page: Pick<SavedPage<Kind>, 'items' | 'last'>,
  ): Promise<State | null> {
    let isTaken = false;
    const kept = await changeKept(userId, (now) => {
      isTaken = now.last === before.last && now.settled === before.settled;
      if (!isTaken) return now;
      const things = { ...now.things };
      for (const item of page.items)
        if (!things[idOf(item)]?.isOnlyHere) put(things, item, Date.parse(item.changedAt));
      return { ...now, last: page.last, things };
    });
    return isTaken ? kept : null;
  }

  /**
   * Fetches changes of other devices. A device that misses a removal which the server has forgotten notices
   * it by the count, and reads everything again.
   * @throws as the call does; changes read until then are stored
   */
  async function readNew(userId: string): Promise<void> {
    for (let isAnew = false; ; ) {
      const before = await readKept(userId);
      const page = (await api.progress.saved.query({
        kind,
        after: before.last,
      })) as unknown as SavedPage<Kind>;
      const kept = await takeOver(userId, before, page);
      if (!kept || page.isMore) continue;
      const saved = Object.values(kept.things).filter(({ isOnlyHere }) => !isOnlyHere);
      if (saved.length === page.count || isAnew) return;
      isAnew = true;
      await changeKept(userId, (now) => ({ ...now, last: 0, things: onlyHere(now.things) }));
    }
  }

  return {
    ...{ readKept, shown, load, save, settle, takeOver, readNew },
    /**
     * Reads the stored items, then the changes of other devices unless that was done just now. Never fails.
     */
    async refresh(userId: string): Promise<void> {
      if (!shown(userId)) await load(userId);
      const isFresh = asked?.userId === userId && performance.now() - asked.atMs < askAgainMs;
      if (isFresh || !navigator.onLine) return;
      asked = { userId, atMs: performance.now() };
      await readNew(userId).catch(() => {
        asked = null;
      });
    },
    /**
     * Calls back on every change, in other tabs too.
     * @returns a function that stops this
     */
    subscribe: changes.add,
  };
}
