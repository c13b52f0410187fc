/**
 * Allowed elements: shapes, text, paint and markers. None of them loads, runs, animates or links anything.
 */

const namesIn = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

export const elements = namesIn(`
  svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath marker
  linearGradient radialGradient stop pattern clipPath mask style`);

const geometry = `
  d x y x1 y1 x2 y2 cx cy r rx ry fx fy fr width height points viewBox preserveAspectRatio pathLength
  textLength lengthAdjust dx dy rotate startOffset markerWidth markerHeight markerUnits refX refY orient
  offset gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform
  clipPathUnits maskUnits maskContentUnits`;

/** Attributes that are CSS properties too. */
const looks = `
  fill fill-opacity fill-rule clip-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color display visibility overflow paint-order
  vector-effect shape-rendering text-rendering font-family font-size font-style font-weight font-variant
  letter-spacing word-spacing text-anchor text-decoration dominant-baseline alignment-baseline baseline-shift
  marker-start marker-mid marker-end stop-color stop-opacity clip-path mask transform`;

const words = 'role aria-label aria-labelledby aria-describedby aria-hidden lang';

export const attributes: ReadonlySet<string> = new Set([
  ...namesIn(geometry),
  ...namesIn(looks),
  ...namesIn(words),
  ...['id', 'class', 'style', 'href'],
]);

export const properties: ReadonlySet<string> = new Set([
  ...namesIn(looks),
  ...namesIn('font marker color-scheme fill-rule transform-origin transform-box'),
]);

/** Elements whose `href` may refer to another part of the drawing. */
export const referring = namesIn('use textPath linearGradient radialGradient pattern');

/** Text attributes, with any value. */
export const wordAttributes = namesIn('aria-label');

/** Elements that can be children of a `switch`. */
export const chosen = namesIn('g use path rect circle ellipse line polyline polygon text switch');

/** Elements drawn only by reference. */
export const definitions = namesIn('pattern linearGradient radialGradient mask clipPath marker');
