/** Separators between a chapter's name and the rest of a title. */
const jointAtStart = /^\s*[,:;–—-]\s*/;
const jointAtEnd = /\s*[,:;–—-]\s*$/;

/**
 * A test's title without its chapter's name, which is shown above: 'Light, quick check' becomes 'Quick
 * check', 'Board pattern: Light' becomes 'Board pattern'. A title without other words is unchanged, and so is
 * a name inside a sentence.
 */
export function shortTitle(title: string, chapterName: string): string {
  const whole = title.trim();
  const name = chapterName.trim().toLowerCase();
  const after = whole.slice(name.length);
  const before = whole.slice(0, Math.max(0, whole.length - name.length));
  const rest =
    whole.toLowerCase().startsWith(name) && jointAtStart.test(after)
      ? after.replace(jointAtStart, '')
      : whole.toLowerCase().endsWith(name) && jointAtEnd.test(before)
        ? before.replace(jointAtEnd, '')
        : whole;
  return rest === '' ? whole : rest.charAt(0).toUpperCase() + rest.slice(1);
}
