/**
 * Layout breakpoints: 600, 768 and 1024 px at the default font size. In rem, so that a larger font gets the
 * layout of a narrower window. Same as `--breakpoint-*` in the styles.
 */
export const breakpoints = { sm: '37.5rem', md: '48rem', lg: '64rem' } as const;

type Breakpoint = keyof typeof breakpoints;

/** Media query for windows at least this wide. */
export const atLeast = (name: Breakpoint): string => `(min-width: ${breakpoints[name]})`;

/** Media query for windows narrower than this. */
export const below = (name: Breakpoint): string => `(not ${atLeast(name)})`;
