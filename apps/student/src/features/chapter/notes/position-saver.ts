import { isSamePosition, type Position } from './position.ts';

export type Place = { subjectId: string; chapterId: string };

/** `retry`: it may go through later. `refused`: it never will (locked, gone). */
export type Saving = 'saved' | 'retry' | 'refused';

export type SaverPorts = {
  /** How long a position must stand still before it is saved, in milliseconds. */
  delayMs: number;
  /** Never throws. */
  send: (place: Place, position: Position) => Promise<Saving>;
  /** Sends without waiting for an answer, while the page goes away. */
  sendOnLeave: (place: Place, position: Position) => void;
  /** The server has the newest position, or will never take it: nothing is left to send. */
  onSettled: (place: Place) => void;
};

export type SaverState = 'saved' | 'waiting' | 'failed';

type Entry = {
  place: Place;
  position: Position;
  state: SaverState;
  timer?: ReturnType<typeof setTimeout>;
  sending?: Promise<void>;
};

const keyOf = ({ subjectId, chapterId }: Place) => `${subjectId}/${chapterId}`;

export type PositionSaver = ReturnType<typeof createPositionSaver>;

/**
 * Saves reading positions: once a position has stood still for a while, at once when the page goes away. A failure
 * is kept quietly and tried again by the next change or by `flush`. Of one chapter only the newest is ever sent.
 */
export function createPositionSaver({ delayMs, send, sendOnLeave, onSettled }: SaverPorts) {
  const entries = new Map<string, Entry>();
  const listeners = new Set<() => void>();

  function become(entry: Entry, state: SaverState): void {
    entry.state = state;
    for (const listener of listeners) listener();
  }

  async function sendNewest(entry: Entry): Promise<void> {
    const { place, position } = entry;
    const saving = await send(place, position);
    // Read on meanwhile: the newer position has its own timer, or was flushed into this queue.
    if (!isSamePosition(entry.position, position)) return;
    if (saving !== 'retry') onSettled(place);
    become(entry, saving === 'retry' ? 'failed' : 'saved');
  }

  function saveNow(entry: Entry): Promise<void> {
    clearTimeout(entry.timer);
    const saving = (entry.sending ?? Promise.resolve()).then(() =>
      entry.state === 'saved' ? undefined : sendNewest(entry),
    );
    entry.sending = saving;
    return saving;
  }

  const unsaved = () => [...entries.values()].filter(({ state }) => state !== 'saved');

  return {
    /** The student turned to another page. */
    change(place: Place, position: Position): void {
      const entry: Entry = entries.get(keyOf(place)) ?? { place, position, state: 'waiting' };
      entries.set(keyOf(place), entry);
      entry.position = position;
      become(entry, 'waiting');
      clearTimeout(entry.timer);
      entry.timer = setTimeout(() => void saveNow(entry), delayMs);
    },
    /** Sends all that is not saved and waits for the answers. Never fails. */
    async flush(): Promise<void> {
      await Promise.all(unsaved().map(saveNow));
    },
    /** The page goes away, maybe for good: what is not saved leaves with it. */
    leave(isOnline: boolean): void {
      for (const entry of unsaved()) {
        clearTimeout(entry.timer);
        sendOnLeave(entry.place, entry.position);
        become(entry, isOnline ? 'saved' : 'failed');
      }
    },
    stateOf: (place: Place): SaverState => entries.get(keyOf(place))?.state ?? 'saved',
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
