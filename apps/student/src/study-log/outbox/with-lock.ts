/**
 * Runs `work` while no other tab runs work of this name. Where the browser has no such locks (plain http) or forbids
 * them, it simply runs: what is sent twice counts once.
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
