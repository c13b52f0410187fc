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
  ne: '≠',
  neq: '≠',
  approx: '≈',
  cong: '≅',
  sim: '∼',
  parallel: '∥',
  perp: '⊥',
  angle: '∠',
  triangle: '△',
  degree: '°',
  circ: '°',
  infty: '∞',
  sum: 'Σ',
  dots: '…',
  ldots: '…',
  cdots: '…',
  quad: ' ',
  qquad: ' ',
  left: '',
  right: '',
  text: '',
  mathrm: '',
  mathbf: '',
  displaystyle: '',
  Omega: 'Ω',
  Delta: 'Δ',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  theta: 'θ',
  lambda: 'λ',
  mu: 'μ',
  pi: 'π',
  rho: 'ρ',
};

const raised = new Map([...'0123456789+−=()nixm'].map((sign, at) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱˣᵐ'][at]]));
const lowered = new Map(
  [...'0123456789+−=()aehijklmnoprstuvx'].map((sign, at) => [
    sign,
    [...'₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ'][at],
  ]),
);

/** In superscript or subscript characters if all exist, else on the baseline. */
function small(letters: Map<string, string | undefined>, text: string): string {
  const found = [...text.replaceAll(/\s/g, '')].map((sign) => letters.get(sign));
  return found.every(Boolean) ? found.join('') : text;
}

/** Sums, products and functions need brackets in a fraction or under a root. */
const grouped = (text: string) => (/[\s+−×·=]/.test(text.trim()) ? `(${text.trim()})` : text.trim());

const arrows: Record<string, string> = { '<=>': '⇌', '->': '→', '<-': '←' };

/** Replaces commands from the inside out, until none has braces. */
function withoutCommands(text: string): string {
  // Fast path: most formulas are a letter or two.
  if (!/\{|frac/.test(text)) return text;
  const next = text
    .replaceAll(/\\(?:text|mathrm|mathbf|ce)\s*\{([^{}]*)\}/g, '$1')
    .replaceAll(/\\(?:bar|overline|vec|hat)\s*\{([^{}]*)\}/g, '$1')
    .replaceAll(
      /\\sqrt(?:\[(\w)\])?\s*\{([^{}]*)\}/g,
      (_, root: string | undefined, inner: string) => `${root ? small(raised, root) : ''}√${grouped(inner)}`,
    )
    .replaceAll(
      /\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g,
      (_, over: string, under: string) => `${grouped(over)}/${grouped(under)}`,
    )
    .replaceAll(/\\[dt]?frac\s*(\w)\s*(\w)/g, '$1/$2')
    .replaceAll(/\^\{([^{}\\]*)\}/g, (_, inner: string) => small(raised, inner))
    .replaceAll(/_\{([^{}\\]*)\}/g, (_, inner: string) => small(lowered, inner));
  return next === text ? text : withoutCommands(next);
}

/** A formula in plain characters: 'sin A', '3.6 × 10⁶', '(a + b)/2'. Unknown commands become their name. */
export function plainFormula(formula: string): string {
  const unsigned = formula
    .replaceAll(/<=>|->|<-/g, (arrow) => arrows[arrow] ?? arrow)
    .replaceAll('-', '−')
    .replaceAll(/\^\s*(?:\{\s*\\circ\s*\}|\\circ)/g, '°')
    .replaceAll(/\\[,;:! \\]|&|~/g, ' ');
  return withoutCommands(unsigned)
    .replaceAll(
      /\\([A-Za-z]+)(\s*)(?=([\p{L}\d\\])?)/gu,
      (_, name: string, space: string, next, at: number, all) => {
        const sign = signs[name];
        if (sign !== undefined) return `${sign}${space && ' '}`;
        return `${/[\p{L}\d]/u.test(all[at - 1] ?? '') ? ' ' : ''}${name}${next || space ? ' ' : ''}`;
      },
    )
    .replaceAll(/\^(\S)/gu, (_, sign: string) => small(raised, sign))
    .replaceAll(/_(\S)/gu, (_, sign: string) => small(lowered, sign))
    .replaceAll(/[{}^_\\*$]/g, '');
}
