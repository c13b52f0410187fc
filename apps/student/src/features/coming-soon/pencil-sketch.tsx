/** Sketches in the order of the feature list: books, question, cards, smiley, people, graph. */
const strokes = [
  'M12 50V16h12v34ZM24 50V22h12v28ZM36.5 50 31 21l11-2.5L48 48ZM8 50.5h48',
  'M12 12h40v30H30L20 52V42h-8ZM26 24c0-8 13-7 12 0-.5 4-6 4-6 8M32 36.5v.5',
  'M14 20 40 12l10 30-26 9ZM20 16l-8 4 10 32M26 28l12-4M29 35l12-4',
  'M32 10c28 0 28 44 0 44S4 10 32 10ZM22 26v4M42 26v4M19 36c5 12 21 12 26 0',
  'M22 16c9 0 9 14 0 14s-9-14 0-14ZM44 20c8 0 8 12 0 12s-8-12 0-12ZM8 52c0-20 28-20 28 0M40 38c10-2 16 4 16 14',
  'M10 10v42h46M18 42l10-12 9 7 15-20M44 16l8.500 0 0 9',
];

/** Sketch of the nth feature. Decorative. */
export function PencilSketch({ index }: { index: number }) {
  return (
    <svg
      width={64}
      height={64}
      viewBox="0 0 64 64"
      fill="none"
      aria-hidden="true"
      className="shrink-0 text-ink-3"
    >
      <path
        d={strokes[index % strokes.length]}
        stroke="currentColor"
        strokeWidth={2}
        strokeDasharray="7 1.6 11 1.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
