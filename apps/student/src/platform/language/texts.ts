/** Translations by catalogue name, in the shape of the defaults; missing texts keep the default. */
export type Catalogue = { [name: string]: object | undefined };

const known: Record<string, object> = {};
let catalogue: Catalogue = {};

function put(into: object, from: object | undefined): void {
  for (const [key, text] of Object.entries(from ?? {}))
    if (typeof text === 'object') put(into[key as never], text);
    else into[key as never] = text as never;
}

/**
 * Registers texts that a catalogue can translate. Read them when rendering: values read while a module loads
 * keep the initial language.
 * @param name key in all catalogues
 * @returns the same object
 */
export function texts<Texts extends object>(name: string, own: Texts): Texts {
  known[name] = own;
  put(own, catalogue[name]);
  return own;
}

/** Replaces the default texts by a catalogue, in loaded modules and in those loaded later. */
export function takeCatalogue(next: Catalogue): void {
  catalogue = next;
  for (const name in known) put(known[name] ?? {}, next[name]);
}
