import type { ReactNode } from 'react';

/** Highlighter behind a phrase: at most one per screen. `draw` animates it once (single-line phrases). */
export function Marker({
  draw = false,
  lang,
  children,
}: {
  draw?: boolean;
  lang?: string;
  children: ReactNode;
}) {
  return (
    <mark className="marker" data-draw={draw || undefined} lang={lang}>
      {children}
    </mark>
  );
}
