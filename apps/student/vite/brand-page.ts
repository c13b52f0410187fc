import type { Plugin } from 'vite';

export type BrandPage = {
  name: string;
  tagline: string;
  themeColor: { light: string; dark: string };
};

/** Fills the brand into index.html. */
export function brandPage({ name, tagline, themeColor }: BrandPage): Plugin {
  const words: Record<string, string> = {
    name,
    tagline,
    themeLight: themeColor.light,
    themeDark: themeColor.dark,
  };
  return {
    name: 'brand-page',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replaceAll(/\{\{(\w+)\}\}/g, (whole, word: string) => words[word] ?? whole),
    },
  };
}
