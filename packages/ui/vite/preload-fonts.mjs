/**
 * Vite plugin: preloads the two faces that every first screen needs (Anek Latin, Mukta latin 400).
 * The file names carry hashes, so the links can only be written once the bundle is known.
 * @returns {import('vite').Plugin}
 */
export function preloadFonts() {
  const wanted = [/anek-latin-latin-wght-normal.*\.woff2$/, /mukta-latin-400-normal.*\.woff2$/];
  let base = '/';
  return {
    name: 'preload-fonts',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {});
        return wanted.flatMap((pattern) => {
          const file = files.find((name) => pattern.test(name));
          if (!file) return [];
          const attrs = {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            crossorigin: '',
            href: base + file,
          };
          return [{ tag: 'link', attrs, injectTo: 'head-prepend' }];
        });
      },
    },
  };
}
