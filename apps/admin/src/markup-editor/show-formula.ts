type Formulas = typeof import('@repo/ui/formulas');

let formulas: Formulas | null = null;
let loading: Promise<Formulas> | null = null;

function load(): Promise<Formulas> {
  loading ??= import('@repo/ui/formulas').then(
    (loaded) => {
      formulas = loaded;
      return loaded;
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

function draw(element: HTMLElement, source: string, isDisplay: boolean, setter: Formulas): void {
  const html = setter.renderFormula(source, isDisplay);
  element.toggleAttribute('data-invalid', html === null);
  if (html === null) element.textContent = source === '' ? '$ $' : source;
  // KaTeX escapes all text of the source and trusts no command of it.
  else element.innerHTML = html;
}

/** Draws a formula into an element of the editor: its source until the setter is here, and when it is not valid. */
export function showFormula(element: HTMLElement, source: string, isDisplay: boolean): void {
  if (formulas) {
    draw(element, source, isDisplay, formulas);
    return;
  }
  element.textContent = source;
  element.dataset.wanted = source;
  void load().then(
    (setter) => element.dataset.wanted === source && draw(element, source, isDisplay, setter),
    () => {},
  );
}
