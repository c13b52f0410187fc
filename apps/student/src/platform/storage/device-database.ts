import { createStore, type UseStore } from 'idb-keyval';

/** A database that does not answer in time must not hold up a student, in milliseconds. */
const patienceMs = 3_000;
/** Once it was silent. */
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
 * A database of this device with one store. It is opened when it is first used, and again after a connection failed:
 * phones close connections without an event. What is done in it may run twice, the second time after the first failed.
 * @param isPatient it may take as long as it does; otherwise silence of 3 s is a failure
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
      // Where IndexedDB is blocked, opening throws.
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
