import type { Plugin } from 'vite';

export type BrandPage = {
  name: string;
  themeColor: { light: string; dark: string };
  /** Source of the classic script that sets the stored theme before the first paint. */
  themeScript: string;
};

const scriptFile = 'theme.js';

/**
 * Fills the brand into index.html and serves the theme script as a file, because the security policy runs no
 * inline script.
 */
export function brandPage({ name, themeColor, themeScript }: BrandPage): Plugin {
  const words: Record<string, string> = { name, themeLight: themeColor.light, themeDark: themeColor.dark };
  let scriptPath = '';
  return {
    name: 'brand-page',
    configResolved({ base }) {
      scriptPath = base + scriptFile;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => ({
        html: html.replaceAll(/\{\{(\w+)\}\}/g, (whole, word: string) => words[word] ?? whole),
        tags: [{ tag: 'script', attrs: { src: scriptPath }, injectTo: 'head-prepend' }],
      }),
    },
    configureServer(server) {
      server.middlewares.use(scriptPath, (_request, response) => {
        response.setHeader('content-type', 'text/javascript').end(themeScript);
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: scriptFile, source: themeScript });
    },
  };
}
