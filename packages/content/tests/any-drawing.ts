import fc from 'fast-check';

const name = fc.constantFrom(
  ...['g', 'rect', 'script', 'use', 'a', 'style', 'text', 'image', 'path', 'x:y', 'pattern', 'switch'],
  ...['foreignObject', 'linearGradient', 'clipPath', 'marker'],
);
const attribute = fc.constantFrom(
  ...['id', 'href', 'xlink:href', 'style', 'onload', 'fill', 'class', 'd', 'mask', 'aria-label', 'clip-path'],
  ...['marker-mid', 'xml:lang', 'lang', 'systemLanguage'],
);
const known = [
  ...['#a', '#b', 'url(#a)', 'url(#b)', 'javascript:1', 'url(//x)', 'fill:url(#a);x:y', 'a', 'b', 'en'],
  ...[
    'url("#a") none',
    'mask:inherit;--a:url(#a);fill:var(--a)',
    'font-family:"a;b";stroke:red',
    '.a{fill:red}',
    '.a{fill:url(#a)}#b,rect{mask:url("#b");marker:url(#a)}',
    '@media print{g>.a:first-child,text{clip-path:url(#a);stroke:url(#b)}}',
  ],
  ...['@import "a;b";.a>b{fill:none}', '@media print{.a{fill:"\\20"}}.b{opacity:1', 'fill:(', '"', "fill:'}"],
];
/**
 * A character, written directly or as a character reference: a parser normalizes line ends and tabs only if
 * they are written directly.
 */
const sign = fc.constantFrom(
  '\t',
  '\n',
  '\r',
  '\r\n',
  '&#9;',
  '&#10;',
  '&#13;',
  '&#x41;',
  '&amp;',
  '&gt;',
  ']]&gt;',
  ' ',
);
const quoted = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/[^\t\n\r -\ud7ff]/g, '');
const value = fc
  .array(fc.oneof(fc.string().map(quoted), fc.constantFrom(...known).map(quoted), sign), { maxLength: 4 })
  .map((pieces) => pieces.join(''));
const attributeValue = fc.oneof(fc.constantFrom(...known).map(quoted), value);

const element = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 5 },
    value,
    fc
      .tuple(
        name,
        fc.dictionary(attribute, attributeValue, { maxKeys: 4 }),
        fc.array(tie('node'), { maxLength: 4 }),
      )
      .map(([tag, given, inner]) => {
        const list = Object.entries(given).map(([key, text]) => ` ${key}="${text}"`);
        return `<${tag}${list.join('')}>${inner.join('')}</${tag}>`;
      }),
  ),
})).node;

const side = fc.oneof(
  fc.integer({ min: 120, max: 700 }).map(String),
  fc.constantFrom('1e2', '190.5', '+330', '400.', '4.e2'),
);
const length = fc.oneof(
  fc.constant(''),
  fc.tuple(side, fc.constantFrom('', 'px', 'mm', '%')).map((parts) => parts.join('')),
);

/** Drawings of all kinds, good and bad, as a file has them. */
export const anyDrawing: fc.Arbitrary<string> = fc
  .record({
    inner: fc.array(element, { maxLength: 5 }),
    corner: fc.constantFrom('0 0', '-1.5 1e-7', '1e-7,0'),
    across: side,
    down: side,
    width: length,
    height: length,
  })
  .map(({ inner, corner, across, down, width, height }) => {
    const sizes = `${width && ` width="${width}"`}${height && ` height="${height}"`}`;
    return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:x="x" viewBox="${corner} ${across} ${down}"${sizes}>${inner.join('')}</svg>`;
  });
