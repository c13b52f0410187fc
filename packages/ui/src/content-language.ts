/**
 * The language of texts that are content, where it is not the page's own. An app in another language sets it at its start, and
 * in `ofText` that of each text that is in yet another one.
 */
export const contentLanguage: { tag: string | undefined; ofText: Map<string, string> } = {
  tag: undefined,
  ofText: new Map(),
};
