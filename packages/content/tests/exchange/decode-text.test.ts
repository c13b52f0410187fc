import { expect, it } from 'vitest';
import { decodeText } from '#src/exchange/decode-text.ts';

const losses = (text: string) => decodeText(Buffer.from(text)).losses;

it.each(['?????? ?? ????? ??,??? ??', 'Unit?,???,B', '"???? ??",x', 'a\t????\tb'])(
  'decodeText warns of letters that another program replaced by question marks: %j',
  (text) => {
    expect(losses(text)).toEqual([
      "Words such as '???' may be letters that were lost when the file was saved: save it as 'CSV UTF-8' and import it again",
    ]);
  },
);

it.each(['What??? Really??', 'Which?,volt,ohm', 'Really ??,yes', 'सही ???,yes', ''])(
  'decodeText does not warn of the question marks in %j',
  (text) => {
    expect(losses(text)).toEqual([]);
  },
);

it.each([
  ['à¤§à¤¾,metal', 'à¤§à¤¾'],
  ['Unit?,volt \uFFFD,B', '\uFFFD'],
])('decodeText warns of letters garbled by a wrong encoding: %j', (text, lost) => {
  expect(losses(text)).toEqual([
    expect.stringContaining(`Words such as '${lost}' may be letters that were lost`),
  ]);
});

it.each(['Voilà, déjà ¤', 'à la carte', 'à¤,x'])('decodeText accepts accents: %j', (text) => {
  expect(losses(text)).toEqual([]);
});
