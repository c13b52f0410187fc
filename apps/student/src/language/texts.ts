/** Texts by their name, and below it as the default ones are: what is missing stays as it is. */
export type Catalogue = { [name: string]: object | undefined };

const known: Record<string, object> = {};
let catalogue: Catalogue = {};

function put(into: object, from: object | undefined): void {
  for (const [key, text] of Object.entries(from ?? {}))
    if (typeof text === 'object') put(into[key as never], text);
    else into[key as never] = text as never;
}

/**
 * Texts that a catalogue may have in another language. What a module takes out of them while it is loaded stays as it was when
 * the app began with that module: take it when it is shown.
 * @param name names them in all catalogues @returns the same object
 */
export function texts<Texts extends object>(name: string, own: Texts): Texts {
  known[name] = own;
  put(own, catalogue[name]);
  return own;
}

/** Puts the texts of a language in the place of the default ones, here and in what is loaded later. */
export function takeCatalogue(next: Catalogue): void {
  catalogue = next;
  for (const name in known) put(known[name] ?? {}, next[name]);
}
