import type { ReactNode } from 'react';

/** The highlighter swipe behind one phrase: at most one on a screen. `draw` swipes it once (single-line phrases). */
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
