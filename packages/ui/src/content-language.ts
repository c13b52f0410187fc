/** The language of texts that are content, where it is not the page's own. An app in another language sets it at its start. */
export const contentLanguage: { tag: string | undefined } = { tag: undefined };
