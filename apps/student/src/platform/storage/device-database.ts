import { createStore, type UseStore } from 'idb-keyval';

/** Time limit for the database in milliseconds, because a silent one must not block a student. */
const patienceMs = 3_000;
/** The limit after the database failed to answer once. */
const shortPatienceMs = 300;

class SilentDatabaseError extends Error {}

function inTime<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SilentDatabaseError()), ms);
  });
  return Promise.race([work, timeUp]).finally(() => clearTimeout(timer));
}

/**
 * A database of this device with one store. Opened on first use, and again after a connection failed, because
 * phones close connections without an event. Operations may run twice, the second time after the first
 * failed.
 * @param isPatient waits as long as it takes; otherwise 3 s of silence are a failure
 */
export function deviceDatabase(name: string, storeName: string, { isPatient = false } = {}): UseStore {
  let opened: UseStore | undefined;
  let wasSilent = false;
  const open = () => {
    opened ??= createStore(name, storeName);
    return opened;
  };
  const attempt: UseStore = async (mode, work) => {
    const store = open();
    try {
      // Opening throws when IndexedDB is blocked.
      const done = Promise.resolve().then(() => store(mode, work));
      const result = await (isPatient ? done : inTime(done, wasSilent ? shortPatienceMs : patienceMs));
      wasSilent = false;
      return result;
    } catch (error) {
      if (opened === store) opened = undefined;
      throw error;
    }
  };
  return async (mode, work) => {
    try {
      return await attempt(mode, work);
    } catch (error) {
      wasSilent = error instanceof SilentDatabaseError;
      if (wasSilent) throw error;
      return await attempt(mode, work);
    }
  };
}
