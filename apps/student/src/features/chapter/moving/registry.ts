export type MovingKind =
  | 'mirror'
  | 'lens'
  | 'ohm'
  | 'series'
  | 'parallel'
  | 'coil'
  | 'dilution'
  | 'punnett'
  | 'parabola'
  | 'staircase'
  | 'similar'
  | 'tangent'
  | 'sector'
  | 'ogive';

/**
 * Moving drawings of the starter library by the slug of their name, each with its start value. A test fails
 * when the library lacks one.
 */
export const movingFigures: Readonly<Record<string, readonly [kind: MovingKind, start: number]>> = {
  'concave-mirror-beyond-c': ['mirror', 30],
  'concave-mirror-at-c': ['mirror', 20],
  'concave-mirror-between-c-and-f': ['mirror', 15],
  'concave-mirror-at-f': ['mirror', 10],
  'concave-mirror-between-f-and-p': ['mirror', 5],
  'convex-lens-beyond-2f': ['lens', 30],
  'convex-lens-at-2f': ['lens', 20],
  'convex-lens-between-f-and-2f': ['lens', 15],
  'convex-lens-at-f': ['lens', 10],
  'convex-lens-between-f-and-o': ['lens', 5],
  'v-i-graph': ['ohm', 10],
  'series-circuit': ['series', 4],
  'parallel-circuit': ['parallel', 3],
  'circular-loop': ['coil', 1],
  'ph-scale': ['dilution', 0],
  'two-zeroes-upwards': ['parabola', 3],
  'one-zero': ['parabola', 4],
  'parabola-two-roots': ['parabola', 0],
  'parabola-equal-roots': ['parabola', 4],
  'parabola-no-real-roots': ['parabola', 6],
  'growing-bars': ['staircase', 3],
  'terms-on-a-straight-line': ['staircase', -2],
  'similar-by-sss': ['similar', 1.5],
  'tangent-length': ['tangent', 13],
  'two-tangents': ['tangent', 10],
  'minor-and-major': ['sector', 60],
  'clock-hand': ['sector', 60],
  'wiper-blades': ['sector', 120],
  'less-than-ogive': ['ogive', 155],
  'tall-and-short-peas': ['punnett', 1],
  'monohybrid-cross': ['punnett', 3],
};
