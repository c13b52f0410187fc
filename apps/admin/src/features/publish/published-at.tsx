const dateAndTime = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

/** An ISO time for the admin, in the device's time zone: 18 Nov 2026, 6:40 pm. */
export function formatMoment(iso: string): string {
  return dateAndTime.format(new Date(iso));
}

export function PublishedAt({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap narrow:whitespace-normal tabular-nums">
      {formatMoment(at)}
    </time>
  );
}
