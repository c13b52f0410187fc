/** What may be installed, as data that check.mjs compares with the installation. */

/** Packages that may run an install script: none needs to. */
export const mayRunScripts = [];

/**
 * Licences that require only their notice, or that don't affect our code as long as the package is used
 * unmodified.
 */
export const licences = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
]);

/**
 * Prefixes of packages with compiled code for one kind of machine, longest first. The licences of those for
 * other machines can't be read here.
 */
export const compiledCode = [
  { beginsWith: '@img/sharp-libvips-', licence: 'LGPL-3.0-or-later' },
  { beginsWith: '@img/sharp-wasm32', licence: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT' },
  { beginsWith: '@img/sharp-win32-', licence: 'Apache-2.0 AND LGPL-3.0-or-later' },
  { beginsWith: '@img/sharp-', licence: 'Apache-2.0' },
  { beginsWith: '@node-rs/argon2-', licence: 'MIT' },
];

/** Licences that packages declare in their own words or only in a file; looked up by hand. */
export const statedElsewhere = {
  // The licence according to the package's readme.
  'humanize-number@0.0.2': 'MIT',
  'only@0.0.2': 'MIT',
  'cashfree-pg@6.0.6': 'Apache-2.0',
  // The dictionary of the spelling check; nothing of it is shipped.
  'dictionary-en-gb@3.0.0': 'MIT AND BSD-3-Clause',
};
