import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';

/** Makes the PNG icons of public/ from public/icon.svg: `node scripts/make-icons.mjs`. They are committed. */
const publicFolder = fileURLToPath(new URL('../public/', import.meta.url));

/** Of a maskable icon only the middle four fifths are sure to be seen, and its corners are cut by the system. */
const maskable = (svg) =>
  svg
    .replace(/ rx="\d+"/, '')
    .replace('<path ', '<path transform="translate(16 16) scale(.78) translate(-16 -16)" ');

const svg = await readFile(`${publicFolder}icon.svg`, 'utf8');
const icons = [
  ['icon-192.png', svg, 192],
  ['icon-512.png', svg, 512],
  ['icon-maskable-512.png', maskable(svg), 512],
  ['apple-touch-icon.png', svg.replace(/ rx="\d+"/, ''), 180],
];
for (const [file, source, width] of icons) {
  const png = new Resvg(source, { fitTo: { mode: 'width', value: width } }).render().asPng();
  await writeFile(publicFolder + file, png);
}
