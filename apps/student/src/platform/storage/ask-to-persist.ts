/** Firefox asks its user; other browsers decide silently. */
const asksStudent = () => navigator.userAgent.includes('Firefox/');

/**
 * Asks the browser not to evict the app's storage when the device runs out of space. Never fails.
 * @param hasUnsentWork unsent work makes it worth asking the student
 */
export async function askToPersist(hasUnsentWork: boolean): Promise<void> {
  try {
    if (asksStudent() && !hasUnsentWork) return;
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // plain http, or an old browser
  }
}
