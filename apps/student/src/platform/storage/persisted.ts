import type { StorageKey } from './keys.ts';
import type { Schema } from './schema.ts';
import { readText, removeText, storageName, writeText } from './stored-text.ts';

type Options<Value, Fallback> = StorageKey & {
  schema: Schema<Value>;
  /** The value if nothing valid is stored. */
  fallback: Fallback;
  /** Default 'json'. 'text' stores strings unchanged. */
  format?: 'json' | 'text';
};

/**
 * For a key that is a prefix of many names, `part` is the rest of the name. Never fails: values that don't
 * fit stay in memory.
 */
export type Persisted<Value, Fallback = Value> = {
  get: (part?: string) => Value | Fallback;
  /** @returns false when the value lasts only as long as the page */
  set: (value: Value, part?: string) => boolean;
  clear: (part?: string) => void;
  nameOf: (part?: string) => string;
  /** The stored text, and how to read it. */
  text: (part?: string) => string | null;
  parse: (text: string | null) => Value | Fallback;
};

/** The event sent to the window when this tab changed a stored value. */
export const changedEvent = 'persisted';

/**
 * A value on this device, shared by all tabs, or this tab's own in session storage. `scope` says whether a
 * logout clears it (`clearStudent`). In components use `usePersisted`.
 */
export function persisted<Value, Fallback = Value>({
  key,
  area,
  schema,
  fallback,
  format = 'json',
}: Options<Value, Fallback>): Persisted<Value, Fallback> {
  const nameOf = (part?: string) => storageName(key, part);
  const text = (part?: string) => readText(area, nameOf(part));
  const changed = () => dispatchEvent(new Event(changedEvent));

  function parse(stored: string | null): Value | Fallback {
    if (stored === null) return fallback;
    try {
      return schema.parse(format === 'json' ? JSON.parse(stored) : stored);
    } catch {
      return fallback;
    }
  }

  return {
    nameOf,
    text,
    parse,
    get: (part) => parse(text(part)),
    set(value, part) {
      const isStored = writeText(
        area,
        nameOf(part),
        format === 'json' ? JSON.stringify(value) : String(value),
      );
      changed();
      return isStored;
    },
    clear(part) {
      removeText(area, nameOf(part));
      changed();
    },
  };
}
