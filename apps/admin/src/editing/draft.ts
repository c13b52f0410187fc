import { hearDraftNews, tellDraftNews } from './draft-channel.ts';
import { dropOwnDraft, keepDraft, readDraft } from './draft-store.ts';
import { newKey } from './new-key.ts';

export const draftDebounceMs = 750;

/** What was typed, and the `updatedAt` of what it was typed on (null: on nothing). */
export type Edit<T> = { value: T; seenUpdatedAt: string | null };
/** What the server has by our own saving, and its `updatedAt`. */
export type Stored<T> = { value: T; updatedAt: string };
export type DraftState<T> = {
  /** False until the device was asked for a kept draft. */
  isRead: boolean;
  edit: Edit<T> | null;
  /** Set once something was saved. */
  stored: Stored<T> | null;
  /** When the device kept it last, in epoch milliseconds. */
  keptAt: number | null;
  /** Set when the edit comes from an earlier visit. */
  restored: { at: number } | null;
};

/**
 * One piece of unsaved work: in memory at once, on the device `draftDebounceMs` after the last change and when the
 * page is hidden. The device has room for one text under a key: of two tabs on the same thing the one that wrote last is
 * kept, and the other one once that is saved.
 */
export class Draft<T> {
  #state: DraftState<T> = { isRead: false, edit: null, stored: null, keptAt: null, restored: null };
  #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #own = newKey();
  /** The `at` of what this tab put on the device, or found there, last. */
  #ownAt: number | null = null;
  #key: string;
  /** Of a new thing that was saved: the key it was new under, until the screen uses the stored one's. */
  #formerKey: string | null = null;
  /** Requests that carry the work at this moment. */
  inFlight = 0;
  readonly #parse: (value: unknown) => T | null;

  constructor(key: string, parse: (value: unknown) => T | null) {
    this.#key = key;
    this.#parse = parse;
  }

  /** Whether this is the work under that key. */
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

  /** Hears of the same draft in other tabs, until what it returns is called. */
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

  /** Takes over what an earlier visit left, unless something was typed meanwhile or `isSame` as what is saved. */
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

  /** Forgets the work, here and on the device. */
  drop(): void {
    this.#stopKeeping();
    this.#become({ edit: null, keptAt: null, restored: null });
  }

  /**
   * The server has `stored`. An edit made since stays and is based on that; `edit` is null where there is none. A new
   * item keeps its edit under the key of the stored item.
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

  /** Keeps at once what the device does not have. */
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
