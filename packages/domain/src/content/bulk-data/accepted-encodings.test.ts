import { expect, it } from 'vitest';
import { acceptedEncodings } from './accepted-encodings.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['br', 'br identity'],
  ['gzip, deflate, br, zstd', 'br gzip identity'],
  ['gzip;q=1.0, br;q=0.1', 'gzip br identity'],
  ['identity;q=1, gzip;q=0.5', 'identity gzip'],
  ['identity, gzip', 'gzip identity'],
  ['identity;q=0, gzip;q=0.2', 'gzip identity'],
  ['br;q=0, gzip', 'gzip identity'],
  ['*', 'br gzip identity'],
  ['*;q=0.1, gzip;q=0.5', 'gzip br identity'],
  ['*;q=0', 'identity'],
  ['br;q=2, gzip;;, *;q=0', 'identity'],
  ['GZIP ; Q=0.5', 'gzip identity'],
  ['deflate', 'identity'],
])('parses Accept-Encoding %s as, best first, %s', (header, encodings) => {
  expect(acceptedEncodings(header, ['br', 'gzip']).join(' ')).toBe(encodings);
});
