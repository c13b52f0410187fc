import type { Expression } from './expression.ts';

const greek: Record<string, string> = { π: '\\pi', θ: '\\theta', α: '\\alpha', β: '\\beta', Δ: '\\Delta' };

const bracketed = (given: Expression) => `\\left(${texOf(given)}\\right)`;
const isSum = ({ kind }: Expression) => kind === 'sum' || kind === 'minus';
/** A factor of a product: sums and negative terms get brackets. */
const factor = (given: Expression) => (isSum(given) ? bracketed(given) : texOf(given));

/** A typed answer as a formula. */
export function texOf(given: Expression): string {
  switch (given.kind) {
    case 'number': {
      const [digits = '', power] = given.text.split(/e/i);
      return power === undefined ? digits : `${digits} \\times 10^{${Number(power)}}`;
    }
    case 'name':
      return given.name === '°' ? '{}^\\circ' : (greek[given.name] ?? given.name);
    case 'minus':
      return `-${factor(given.of)}`;
    case 'sum':
      return `${texOf(given.left)} ${given.sign} ${factor(given.right)}`;
    case 'times': {
      const right = factor(given.right);
      const isClear = !/^[\d.]/.test(right);
      return `${factor(given.left)}${isClear ? ' ' : ' \\times '}${right}`;
    }
    case 'over':
      return `\\frac{${texOf(given.top)}}{${texOf(given.bottom)}}`;
    case 'power': {
      const isPlain = given.base.kind === 'name' || given.base.kind === 'number';
      return `${isPlain ? texOf(given.base) : bracketed(given.base)}^{${texOf(given.exponent)}}`;
    }
    case 'root':
      return `\\sqrt{${texOf(given.of)}}`;
    case 'call': {
      const raised = given.power ? `^{${texOf(given.power)}}` : '';
      const name = given.name === 'cosec' ? '\\operatorname{cosec}' : `\\${given.name}`;
      return `${name}${raised} ${factor(given.of)}`;
    }
  }
}
