/**
 * Runs `work` while no other tab runs work of this name. Without locks (plain http, or blocked) it simply
 * runs, so the last writer wins.
 */
export async function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  let begun: Promise<Result> | undefined;
  const begin = () => {
    begun = work();
    return begun;
  };
  await navigator.locks?.request(name, begin).catch(() => {});
  return begun ?? begin();
}
