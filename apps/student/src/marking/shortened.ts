/** A text for a list: whole when it is short, else up to a word near that many characters, and a sign that there is more. */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const end = cut.lastIndexOf(' ');
  return `${(end > length / 2 ? cut.slice(0, end) : cut).trimEnd()}…`;
}
