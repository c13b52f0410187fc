const codes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes a text for HTML, between tags and in attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => codes[sign] ?? '');

const format = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** An ISO time as people in India write it; a dash for none. */
export const momentText = (iso: string | null): string => (iso === null ? '–' : format.format(new Date(iso)));

type Cell = string | number | null;
const cellText = (cell: Cell) => escapeHtml(cell === null ? '–' : String(cell));

/** Label and value, row by row. */
export function valueTable(rows: readonly (readonly [string, Cell])[]): string {
  const lines = rows.map(
    ([label, value]) => `<tr><th scope="row">${escapeHtml(label)}</th><td>${cellText(value)}</td></tr>`,
  );
  return `<table><tbody>${lines.join('')}</tbody></table>`;
}

/** A table with column headings; a sentence instead when it has no rows. */
export function listTable(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  if (rows.length === 0) return '<p>Nothing is kept.</p>';
  const headings = head.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join('');
  const lines = rows.map((row) => `<tr>${row.map((cell) => `<td>${cellText(cell)}</td>`).join('')}</tr>`);
  return `<div class="wide"><table><thead><tr>${headings}</tr></thead><tbody>${lines.join('')}</tbody></table></div>`;
}

/** A section of the page with its heading; `inner` is HTML. */
export const section = (title: string, inner: string): string =>
  `<section><h2>${escapeHtml(title)}</h2>${inner}</section>`;
