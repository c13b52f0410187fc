/** What local storage holds under this name; memory, which stands in for it, is not asked. Never fails. */
export function localText(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
