import { type DrawingAttack, named, spaces, wrap } from './drawing-attack.ts';

const lines = (count: number, line: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => line(n)).join('');

const rects = (count: number) => '<rect width="1" height="1"/>'.repeat(count);
const levels = (line: (n: number) => string) =>
  `${lines(9, line)}<rect width="9" height="9" fill="url(#p0)"/>`;
const pattern = (id: string, inside: string) =>
  `<pattern id="${id}" width="1" height="1">${inside}</pattern>`;
const filled = (id: string) => `<rect width="1" height="1" fill="url(#${id})"/>`.repeat(10);

/** Drawings that would exhaust memory or time when drawn or parsed. */
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
  'patterns of patterns by a style sheet': wrap(
    `<style>${lines(9, (n) => `.p${n}{fill:url(#p${n})}`)}</style>${lines(9, (n) => pattern(`p${n}`, `<rect class="p${n + 1}" width="1" height="1"/>`.repeat(10)))}<rect class="p0" width="9" height="9"/>`,
  ),
  'masks of masks by a style sheet': wrap(
    `<style>${lines(9, (n) => `#r${n}{mask:url(#m${n})}`)}</style>${lines(9, (n) => `<mask id="m${n}"><rect id="r${n + 1}"/></mask>`)}<rect id="r0"/>`,
  ),
  'patterns by a style sheet that stands last': wrap(
    `${pattern('p', rects(300))}${'<rect class="b a" width="1" height="1"/>'.repeat(300)}<style>@media screen{g > .a:first-child{fill:url(#p)}}</style>`,
  ),
  'a pattern for all parts by a style sheet': wrap(
    `<style>rect:nth-child(1n of .a, .b){fill:url(#p)}</style>${pattern('p', '<path/>'.repeat(300))}${rects(300)}`,
  ),
  'a pattern for a group by a style sheet': wrap(
    `<style>#g,.none{fill:url(#p)}</style>${pattern('p', rects(300))}<g id="g">${rects(300)}</g>`,
  ),
  'a pattern for a group of uses by a style sheet': wrap(
    `<style>.g{stroke:url("#p")}</style>${pattern('p', rects(200))}<g id="a">${rects(200)}</g><g class="g"><use href="#a"/></g>`,
  ),
  'clips for very many parts by a style sheet': wrap(
    `<style>.c{clip-path:url(#c)}</style><clipPath id="c">${rects(2_000)}</clipPath>${'<path class="c"/>'.repeat(2_000)}`,
  ),
  'markers at every point by a style sheet': wrap(
    `<style>path{marker:url(#m)}</style><marker id="m">${rects(2_000)}</marker><path d="M0 0${'h1'.repeat(900)}"/>`,
  ),
  'markers with the paint of a style sheet': wrap(
    `<style>.t{fill:context-fill}.p{marker-mid:url(#m);fill:url(#p)}</style>${pattern('p', rects(300))}<marker id="m">${'<rect class="t"/>'.repeat(50)}</marker><path class="p" d="M0 0${'h1'.repeat(20)}"/>`,
  ),
  'very many rules for very many parts': wrap(
    `<style>${lines(1_000, (n) => `.a{fill:url(#g${n})}`)}</style>${'<g class="a"/>'.repeat(4_000)}`,
  ),
  'very many selectors for very many references': wrap(
    `<style>${lines(300, () => `${lines(150, (n) => `.a${n},`)}.a{fill:${'url(#a)'.repeat(8)}}`)}</style>`,
  ),
  'very many uses': wrap(
    `<g id="a">${'<rect width="1" height="1"/>'.repeat(1_000)}</g>${'<use href="#a"/>'.repeat(1_000)}`,
  ),
  'very deep': wrap(`${'<g>'.repeat(20_000)}${'</g>'.repeat(20_000)}`),
  'very many parts': wrap('<g/>'.repeat(50_000)),
  'very long': wrap(`<path d="${'M0 0'.repeat(200_000)}"/>`),
  'an id that stands twice': wrap(
    `<g id="a">${rects(2_400)}</g><g id="a"/>${'<use href="#a"/>'.repeat(2_400)}`,
  ),
  'patterns of patterns whose ids stand twice': wrap(
    levels((n) => `${pattern(`p${n}`, filled(`p${n + 1}`))}<g id="p${n}"/>`),
  ),
  'patterns that have their parts from others': wrap(
    levels((n) => `${pattern(`p${n}`, filled(`q${n + 1}`))}<pattern id="q${n}" href="#p${n}"/>`),
  ),
  'patterns that have their parts from very many others': wrap(
    `${lines(2_000, (n) => `<pattern id="p${n}" href="#p${n + 1}"/>`)}${'<rect width="1" height="1" fill="url(#p0)"/>'.repeat(2_000)}`,
  ),
  'patterns in elements with a pattern': wrap(
    levels((n) => `<g fill="url(#p${n + 1})">${pattern(`p${n}`, rects(10))}</g>`),
  ),
  'a pattern for all parts of a group': wrap(
    `${pattern('p', rects(2_400))}<g fill="url(#p)">${rects(2_400)}</g>`,
  ),
  'a pattern for all uses in a group': wrap(
    `${pattern('p', rects(200))}<g id="a">${rects(200)}</g><g fill="url(#p)"><use href="#a"/></g>`,
  ),
  'a pattern for all letters of a text': wrap(
    `${pattern('p', rects(100))}<text fill="url(#p)" x="${lines(400, (n) => `${n} `)}">${'a'.repeat(400)}</text>`,
  ),
  'markers with the paint of their path': wrap(
    `${pattern('p', rects(300))}<marker id="m">${'<rect width="1" height="1" fill="context-fill"/>'.repeat(50)}</marker><path d="M0 0${'h1'.repeat(20)}" marker-mid="url(#m)" style="fill:url(#p)"/>`,
  ),
  'markers with the colours of their path': wrap(
    `<linearGradient id="g">${'<stop/>'.repeat(2_000)}</linearGradient><marker id="m"><rect width="1" height="1" fill="context-fill"/></marker><path d="M0 0${'h1'.repeat(900)}" marker-mid="url(#m)" fill="url(#g)"/>`,
  ),
  'markers at every point': wrap(
    `<marker id="m">${rects(2_000)}</marker><path d="M0 0${'h1'.repeat(90_000)}" marker-mid="url(#m)"/>`,
  ),
  'markers at every closed line': wrap(
    `<marker id="m">${rects(100)}</marker><path d="M0 0${'z'.repeat(300)}" style="marker:url(#m)"/>`,
  ),
  'a long path that is used': wrap(
    `<path id="a" d="M0 0${'h1'.repeat(90_000)}"/>${'<use href="#a"/>'.repeat(2_400)}`,
  ),
  'texts along a long path': wrap(
    `<path id="a" d="M0 0${'h1'.repeat(90_000)}"/>${'<text><textPath href="#a">a</textPath></text>'.repeat(1_000)}`,
  ),
  'colours of very many gradients': wrap(
    `<linearGradient id="a">${'<stop/>'.repeat(2_400)}</linearGradient><g fill="url(#a)">${rects(2_400)}</g>`,
  ),
  'colours by a style sheet': wrap(
    `<style>*{fill:url(#a)}</style><linearGradient id="a">${'<stop/>'.repeat(2_400)}</linearGradient>${rects(2_400)}`,
  ),
  'very many attributes of one part': wrap(`<g ${lines(40_000, (n) => `a${n}="" `)}/>`),
  'very many attributes': wrap(`<g ${lines(150, (n) => `a${n}=""`.padEnd(9))}/>`.repeat(360)),
  'very many empty rules': wrap(`<style>${'a{}'.repeat(150_000)}</style>`),
  'very many rules at many places': wrap('<style>a{}a{}</style>'.repeat(4_000)),
  'very many properties': wrap(`<style>a{${'a:b;'.repeat(120_000)}}</style>`),
  'very many references': wrap(
    `<g style="${`fill:${'url(#a)'.repeat(8)};`.repeat(7_000)}"/><linearGradient id="a"/>`,
  ),
  'what is longer when it is written': wrap(`<text><![CDATA[${'>'.repeat(400_000)}]]></text>`),
  'a huge size': `<svg ${spaces} width="1000000" height="1000000"/>`,
  'a huge box': `<svg ${spaces} viewBox="0 0 1 1e300" width="1" height="1e9"/>`,
});
