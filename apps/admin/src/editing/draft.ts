import { hearDraftNews, tellDraftNews } from './draft-channel.ts';
import { dropOwnDraft, keepDraft, readDraft } from './draft-store.ts';
import { newKey } from './new-key.ts';

export const draftDebounceMs = 750;

/** The typed value, and the `updatedAt` of the version it is based on (null: a new item). */
export type Edit<T> = { value: T; seenUpdatedAt: string | null };
/** What we last saved on the server, and its `updatedAt`. */
export type Stored<T> = { value: T; updatedAt: string };
export type DraftState<T> = {
  /** False until the stored draft has been read. */
  isRead: boolean;
  edit: Edit<T> | null;
  /** The saved version; null before the first save. */
  stored: Stored<T> | null;
  /** When the device last stored it, in epoch milliseconds. */
  keptAt: number | null;
  /** Set when the edit was restored from an earlier visit. */
  restored: { at: number } | null;
};

/**
 * One piece of unsaved work: in memory immediately, on the device `draftDebounceMs` after the last change and
 * when the page is hidden. The device stores one text per key: of two tabs the last writer's, and the other
 * one once that is saved.
 */
export class Draft<T> {
  #state: DraftState<T> = { isRead: false, edit: null, stored: null, keptAt: null, restored: null };
  #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #own = newKey();
  /** When the draft that this tab last wrote or found was stored. */
  #ownAt: number | null = null;
  #key: string;
  /** The key of a new item that was saved, until the screen uses the stored item's key. */
  #formerKey: string | null = null;
  /** Requests in flight with this work. */
  inFlight = 0;
  readonly #parse: (value: unknown) => T | null;

  constructor(key: string, parse: (value: unknown) => T | null) {
    this.#key = key;
    this.#parse = parse;
  }

  /** Whether this draft has that key. */
  isOf(key: string): boolean {
    if (key === this.#key) this.#formerKey = null;
    return key === this.#key || key === this.#formerKey;
  }

  readonly get = () => this.#state;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Listens to the same draft in other tabs; returns a function that stops it. */
  listen(): () => void {
    return hearDraftNews(({ key, from, isKept }) => {
      if (key !== this.#key || from === this.#own) return;
      if (isKept) this.#become({ keptAt: null });
      else if (this.#timer === undefined) void this.flush();
    });
  }

  #tell(key: string, isKept: boolean): void {
    tellDraftNews({ key, from: this.#own, isKept });
  }

  #become(change: Partial<DraftState<T>>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Restores the draft of an earlier visit, unless something was typed meanwhile or `isSame` as the saved version. */
  async restore(isSame: (value: T) => boolean): Promise<void> {
    if (this.#state.isRead) return;
    const kept = await readDraft(this.#key);
    const value = kept ? this.#parse(kept.value) : null;
    if (this.#state.isRead) return;
    if (kept === null || value === null || this.#state.edit) return this.#become({ isRead: true });
    if (isSame(value)) {
      this.#become({ isRead: true });
      return dropOwnDraft(this.#key, kept.at);
    }
    this.#ownAt = kept.at;
    const edit = { value, seenUpdatedAt: kept.seenUpdatedAt };
    this.#become({ isRead: true, edit, keptAt: kept.at, restored: { at: kept.at } });
  }

  change(edit: Edit<T>): void {
    this.#become({ edit, keptAt: null });
    this.#keepLater();
  }

  #keepLater(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), draftDebounceMs);
  }

  /** Drops the work, here and on the device. */
  drop(): void {
    this.#stopKeeping();
    this.#become({ edit: null, keptAt: null, restored: null });
  }

  /**
   * The server has saved `stored`. A newer edit stays, now based on that; `edit` is null if there is none. A
   * new item's edit moves to the stored item's key.
   */
  store(stored: Stored<T>, edit: Edit<T> | null, key: string): void {
    if (edit === null || key !== this.#key) this.#stopKeeping();
    if (key !== this.#key) {
      this.#formerKey = this.#key;
      this.#key = key;
    }
    this.#become({ stored, edit, keptAt: null, restored: null });
    if (edit) this.#keepLater();
  }

  #stopKeeping(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#ownAt !== null) void this.#forget(this.#key, this.#ownAt);
  }

  async #forget(key: string, at: number): Promise<void> {
    this.#ownAt = null;
    await dropOwnDraft(key, at);
    this.#tell(key, false);
  }

  /** Stores unsaved changes on the device now. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { edit, keptAt } = this.#state;
    if (!edit || keptAt !== null) return;
    const key = this.#key;
    const at = Date.now();
    this.#ownAt = at;
    const isKept = await keepDraft(key, { ...edit, at });
    if (!isKept) return;
    if (this.#state.edit === edit) this.#become({ keptAt: at });
    this.#tell(key, true);
  }
}
