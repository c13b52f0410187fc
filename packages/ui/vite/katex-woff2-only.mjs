/**
 * Vite plugin that drops KaTeX's fonts in other formats than woff2, which every supported browser reads. All
 * formats together are 1 MB.
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
