/**
 * Vite plugin: KaTeX offers each of its fonts three times, 1 MB in all; every browser we build for reads woff2.
 * @returns {import('vite').Plugin}
 */
export function katexWoff2Only() {
  return {
    name: 'katex-woff2-only',
    enforce: 'pre',
    transform(code, id) {
      if (!/katex(\.min)?\.css($|\?)/.test(id)) return null;
      return { code: code.replaceAll(/,\s*url\([^)]*\.(?:woff|ttf)\)\s*format\([^)]*\)/g, ''), map: null };
    },
  };
}
