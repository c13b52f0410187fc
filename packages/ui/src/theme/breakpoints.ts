/**
 * Widths at which layouts change: 600, 768 and 1024 px at the browser's default font size. In rem, so that a larger font
 * gets the layout of a narrower window; the same as `--breakpoint-*` of the styles.
 */
export const breakpoints = { sm: '37.5rem', md: '48rem', lg: '64rem' } as const;

type Breakpoint = keyof typeof breakpoints;

/** A media query: windows as wide as this or wider. */
export const atLeast = (name: Breakpoint): string => `(min-width: ${breakpoints[name]})`;

/** A media query: windows narrower than this. */
export const below = (name: Breakpoint): string => `(not ${atLeast(name)})`;
