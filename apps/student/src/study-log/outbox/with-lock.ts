/**
 * Runs `work` while no other tab runs work of this name. Without locks (plain http, or blocked) it simply
 * runs, because duplicates count once.
 */
export async function withLock(name: string, work: () => Promise<void>): Promise<void> {
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  try {
    await navigator.locks.request(name, begin);
  } catch (error) {
    if (hasBegun) throw error;
    await begin();
  }
}
