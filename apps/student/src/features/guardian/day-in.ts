/** Formats an ISO timestamp as its day in India, in this language: '5 January 2027' for en-IN. */
export function dayIn(iso: string, language: string): string {
  return new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  }).format(new Date(iso));
}
