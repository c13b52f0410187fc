import { currentLanguage, languages } from './language.ts';

type Texts = { readonly [key: string]: unknown };

let catalogue: Texts = {};

/** Shows these texts from now on; missing ones stay English. */
export function setCatalogue(texts: object): void {
  catalogue = texts as Texts;
}

/**
 * A section of English texts; in another language a view that reads the catalogue. Read texts when rendering:
 * a text read while a module loads may stay English.
 */
export function translated<Section extends object>(name: string, english: Section): Section {
  if (currentLanguage() === languages[0]) return english;
  return view(english, () => catalogue[name] as Texts | undefined);
}

function view<Part extends object>(english: Part, read: () => Texts | undefined): Part {
  return new Proxy(english, {
    get(own, key: string) {
      const value = Reflect.get(own, key);
      if (typeof value === 'object' && value) return view(value, () => read()?.[key] as Texts | undefined);
      return read()?.[key] ?? value;
    },
  });
}
