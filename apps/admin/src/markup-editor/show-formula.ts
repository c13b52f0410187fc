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

/** Renders a formula into an editor element: its source until KaTeX is loaded, or when it is invalid. */
export function showFormula(element: HTMLElement, source: string, isDisplay: boolean): void {
  if (formulas) {
    draw(element, source, isDisplay, formulas);
    return;
  }
  element.textContent = source;
  element.dataset.waiting = source;
  const stopWaiting = (loaded?: Formulas) => {
    if (element.dataset.waiting !== source) return;
    delete element.dataset.waiting;
    if (loaded) draw(element, source, isDisplay, loaded);
  };
  void load().then(stopWaiting, () => stopWaiting());
}
