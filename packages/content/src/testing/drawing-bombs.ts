import { type DrawingAttack, named, spaces, wrap } from './drawing-attack.ts';

const lines = (count: number, line: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => line(n)).join('');

/** Drawings that would fill memory or time of who draws them, or of who reads them. */
export const drawingBombs: readonly DrawingAttack[] = named('bomb', {
  'a billion laughs': `<!DOCTYPE svg [<!ENTITY a0 "ha">${lines(9, (n) => `<!ENTITY a${n + 1} "${`&a${n};`.repeat(10)}">`)}]>${wrap('<text>&a9;</text>')}`,
  'a use of uses': wrap(
    `<rect id="a0" width="1" height="1"/>${lines(9, (n) => `<g id="a${n + 1}">${`<use href="#a${n}"/>`.repeat(10)}</g>`)}<use href="#a9"/>`,
  ),
  'a use of itself': wrap('<g id="a"><use href="#a"/></g>'),
  'a pattern of patterns': wrap(
    `${lines(9, (n) => `<pattern id="p${n}" width="1" height="1">${`<rect width="1" height="1" fill="url(#p${n + 1})"/>`.repeat(10)}</pattern>`)}<rect width="9" height="9" fill="url(#p0)"/>`,
  ),
  'a mask of masks': wrap(
    `${lines(9, (n) => `<mask id="m${n}">${`<rect width="1" height="1" mask="url(#m${n + 1})"/>`.repeat(10)}</mask>`)}<rect width="9" height="9" mask="url(#m0)"/>`,
  ),
  'a marker of markers': wrap(
    `${lines(9, (n) => `<marker id="m${n}"><path d="M0 0h1" marker-end="url(#m${n + 1})"/></marker>`)}<path d="M0 0h9" marker-end="url(#m0)"/>`,
  ),
  'patterns by a style sheet': wrap(
    `<style>.a{fill:url(#p)}</style><pattern id="p" width="1" height="1"><rect class="a" width="1" height="1"/></pattern>`,
  ),
  'very many uses': wrap(
    `<g id="a">${'<rect width="1" height="1"/>'.repeat(1_000)}</g>${'<use href="#a"/>'.repeat(1_000)}`,
  ),
  'very deep': wrap(`${'<g>'.repeat(20_000)}${'</g>'.repeat(20_000)}`),
  'very many parts': wrap('<g/>'.repeat(50_000)),
  'very long': wrap(`<path d="${'M0 0'.repeat(200_000)}"/>`),
  'a huge size': `<svg ${spaces} width="1000000" height="1000000"/>`,
  'a huge box': `<svg ${spaces} viewBox="0 0 1 1e300" width="1" height="1e9"/>`,
});
