/** The text under this name in local storage itself, ignoring the fallback in memory. Never fails. */
export function localText(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
