/**
 * Language of content, when it differs from the page's. A translated app sets it at startup; `ofText` maps
 * texts in a third language to theirs.
 */
export const contentLanguage: { tag: string | undefined; ofText: Map<string, string> } = {
  tag: undefined,
  ofText: new Map(),
};
