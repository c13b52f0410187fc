declare module 'culori' {
  /** WCAG 2.x contrast of two CSS colours. */
  export function wcagContrast(one: string, other: string): number;
}
