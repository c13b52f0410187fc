/**
 * The markup of a label: `*V*` is italic, `R_1` and `10^{-3}` lower and raise what follows. Anything harder
 * (a fraction, a root over a sum) belongs in the caption as a formula.
 */
type Run = { text: string; level: 'base' | 'low' | 'high'; isItalic: boolean };

const runPattern = /\*([^*]+)\*|([_^])(?:\{([^}]*)\}|(.))|([^_^*]+)/gu;

function readRuns(label: string): Run[] {
  return [...label.matchAll(runPattern)].map(([, italic, sign, braced, single, plain]) => ({
    text: italic ?? braced ?? single ?? plain ?? '',
    level: sign === '_' ? 'low' : sign === '^' ? 'high' : 'base',
    isItalic: italic !== undefined,
  }));
}

/** The words of a label without its marks, as a screen reader or a search would have them. */
export const plainLabel = (label: string) =>
  readRuns(label)
    .map((run) => run.text)
    .join('');

const narrow = /[iIljtfr.,:;'’′|!()[\]\- ]/;
const wide = /[mwMWΩ%@→←]/;
const capital = /[A-Z₹°+=<>≈×÷±−–θΔαβρ√]/;

/** The width of one sign in em; rather wide, since the font of the reader is not known. */
function widthOfSign(sign: string): number {
  if (narrow.test(sign)) return 0.38;
  if (wide.test(sign)) return 0.96;
  return capital.test(sign) ? 0.72 : 0.61;
}

/** The width of a label in pixels at a size of type. */
export function labelWidth(label: string, size: number): number {
  return readRuns(label).reduce((width, run) => {
    const ofRun = [...run.text].reduce((sum, sign) => sum + widthOfSign(sign), 0);
    return width + ofRun * (run.level === 'base' ? size : size * 0.75);
  }, 0);
}

export const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The inside of a text element; lowered and raised by dy, for browsers without baseline-shift. */
export function labelMarkup(label: string, size: number): string {
  const shifts = { base: 0, low: size * 0.28, high: -size * 0.36 };
  let current = 0;
  return readRuns(label)
    .map((run) => {
      const dy = shifts[run.level] - current;
      current = shifts[run.level];
      const attributes = [
        dy ? ` dy="${Number(dy.toFixed(1))}"` : '',
        run.level === 'base' ? '' : ` font-size="${Number((size * 0.75).toFixed(1))}"`,
        run.isItalic ? ' font-style="italic"' : '',
      ].join('');
      return attributes ? `<tspan${attributes}>${escapeXml(run.text)}</tspan>` : escapeXml(run.text);
    })
    .join('');
}
