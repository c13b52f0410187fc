import { expect, it } from 'vitest';
import { readCards } from '#src/exchange/index.ts';

const read = (text: string, separator?: 'comma') => {
  const { rows, problems, form } = readCards(text, undefined, undefined, separator);
  return {
    problems,
    isUnsure: form?.isUnsure ?? false,
    cards: rows.map(({ item }) => item && [item.question, item.answer]),
  };
};

it.each([
  ['-', 'Osmosis-movement of water, by membrane\nPhotosynthesis-making food, with light\n'],
  ['-', 'Osmosis-movement of water,by membrane\nPhotosynthesis-making food,with light\n'],
  ['-', 'Osmosis- movement, of water\nPhotosynthesis- food, with light\n'],
  ['-', 'Osmosis -movement, of water\nPhotosynthesis -food, with light\n'],
  ['–', 'Osmosis– movement, of water\nPhotosynthesis– food, with light\n'],
  ['—', 'Lens—glass, curved\nRay—light, straight\nProtons—positive, heavy\n'],
  ['—', [...'abcdefghi'].map((letter) => `L${letter}ns—glass,curved\n`).join('')],
  [':', 'Photosynthesis:making food, by light\nOsmosis:movement, of water\n'],
  ['->', 'HCl->hydrochloric acid, strong\nNaOH->caustic soda, base\n'],
  ['=', 'HCl=hydrochloric acid, strong\nNaOH=caustic soda, base\n'],
  ['-', 'Photosynthesis-making food\nOsmosis-movement of water\n'],
  ['-', 'परासरण-जल की गति, झिल्ली से\nपाचन-भोजन का टूटना, पेट में\n'],
])(
  "a possible separator without spaces around it such as %j needs the teacher's choice: %j",
  (sign, text) => {
    expect(read(text)).toEqual({
      problems: [expect.stringContaining(`Most lines have '${sign}' between two texts`)],
      isUnsure: true,
      cards: [],
    });
    if (text.includes(',')) expect(read(text, 'comma').problems).toEqual([]);
  },
);

it.each([
  'What is H2O? water, a liquid\nWhat is salt? NaCl, white\n',
  'What is H2O? water\nWhat is salt? NaCl\n',
])(
  "a possible separator without spaces around it needs the teacher's choice after a question mark: %j",
  (text) => {
    expect(read(text)).toMatchObject({
      problems: [
        "Most lines go on behind '?'. Put a tab or a semicolon there, or choose what else is between the columns",
      ],
      isUnsure: true,
    });
  },
);

it.each([
  'well-known, famous\nhigh-rise, tall\nlong-term, lasting\n',
  'X-ray tube, makes rays\nU-tube of glass, has water\n',
  'What is H2O?, water\nWhat is salt?, NaCl\n',
  'Is it hot? Why?, it is\nIs it cold? Say why.,no\n',
  '"Is it hot? If so, why",yes\n"Is it cold? If so, why",no\n',
  'Is it hot? (yes or no),yes\nIs it cold? (yes or no),no\n',
  '9:30, morning\n10:30, late\n',
  'V=IR,Ohm\nF=ma,Newton\n',
  'C+O2->CO2,burning\nHCl+NaOH->NaCl,salt\n',
  '1914–1918, war\n1939–1945, war\n',
  'Lens, a glass—curved\nRay, a light-like line\n',
  'pre- and post-war, times\nshort- and long-term, times\n',
  'In which year was the far-reaching change?,1991\n',
  'How do we write the two-digit number,10x + y\n',
  'Define:lens, glass\nDefine:ray of, light\n',
  'http://example.org, address\nhttp://example.com, address\n',
  'Cl- ion, chloride\nBr- ion, bromide\n',
  [...'abcdefghi'].map((letter) => `${letter}ll-round player,he does all\n`).join(''),
])('a possible separator without spaces around it is read as part of a text in %j', (text) => {
  const { cards: found, problems } = read(text);
  expect([problems, found.includes(null)]).toEqual([[], false]);
});
