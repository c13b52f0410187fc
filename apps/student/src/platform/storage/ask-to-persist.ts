/** Firefox asks its user; the others decide without a word. */
const asksStudent = () => navigator.userAgent.includes('Firefox/');

/**
 * Asks the browser not to evict what the app has stored when the device runs out of room. Never fails.
 * @param hasUnsentWork work waits here for the network: the moment at which a question to the student makes sense
 */
export async function askToPersist(hasUnsentWork: boolean): Promise<void> {
  try {
    if (asksStudent() && !hasUnsentWork) return;
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // plain http, or an old browser
  }
}
