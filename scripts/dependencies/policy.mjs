/** What may be installed, as data; check.mjs compares it with what is. */

/** Packages that may run a script of their own while they are installed: none needs to. */
export const mayRunScripts = [];

/** Licences that ask for no more than their notice, or leave our code alone as long as the package is used as it is. */
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
 * Compiled code comes in packages for one kind of machine each; these are the beginnings of their names, the longest first.
 * The licence of those of other machines can't be read on this one.
 */
export const compiledCode = [
  { beginsWith: '@img/sharp-libvips-', licence: 'LGPL-3.0-or-later' },
  { beginsWith: '@img/sharp-wasm32', licence: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT' },
  { beginsWith: '@img/sharp-win32-', licence: 'Apache-2.0 AND LGPL-3.0-or-later' },
  { beginsWith: '@img/sharp-', licence: 'Apache-2.0' },
  { beginsWith: '@node-rs/argon2-', licence: 'MIT' },
];

/** What packages say of their licence in words of their own, or nowhere but in a file; looked up by hand. */
export const statedElsewhere = {
  // Its readme.
  'humanize-number@0.0.2': 'MIT',
  'only@0.0.2': 'MIT',
  'cashfree-pg@6.0.6': 'Apache-2.0',
  // The dictionary of the spelling check; nothing of it is shipped.
  'dictionary-en-gb@3.0.0': 'MIT AND BSD-3-Clause',
};
