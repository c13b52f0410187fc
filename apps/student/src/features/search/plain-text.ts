import { spokenText } from '@repo/ui/markup-needs';

const signs: Record<string, string> = {
  times: '×',
  cdot: '·',
  div: '÷',
  pm: '±',
  rightarrow: '→',
  to: '→',
  le: '≤',
  leq: '≤',
  ge: '≥',
  geq: '≥',
  neq: '≠',
  approx: '≈',
  degree: '°',
  circ: '°',
  Omega: 'Ω',
  Delta: 'Δ',
  alpha: 'α',
  beta: 'β',
  theta: 'θ',
  lambda: 'λ',
  mu: 'μ',
  pi: 'π',
  rho: 'ρ',
};

/** A text as one reads it in a line: without the signs of the markup, and formulas in plain letters. */
export function plainText(markup: string): string {
  return spokenText(markup)
    .replaceAll(/\\d?frac\{([^{}]*)\}\{([^{}]*)\}/g, '$1/$2')
    .replaceAll(/\\sqrt\{([^{}]*)\}/g, '√$1')
    .replaceAll(/\\([A-Za-z]+)/g, (_, name: string) => signs[name] ?? '')
    .replaceAll(/\\[,;:! ]/g, ' ')
    .replaceAll(/[{}^_\\]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
