export type Encoding = 'br' | 'gzip' | 'identity';

/** A weight as RFC 9110 12.4.2 writes it; anything else refuses its coding. */
const weightOf = (text: string | undefined): number => {
  if (text === undefined) return 1;
  return /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(text) ? Number(text) : 0;
};

/**
 * The encodings that a client takes by its Accept-Encoding, best first: the highest weight, of equal ones the first on
 * offer. Unencoded comes last unless the client gives it a weight of its own, and is never missing.
 */
export function acceptedEncodings(
  acceptEncoding: string | undefined,
  offered: readonly Exclude<Encoding, 'identity'>[],
): Encoding[] {
  const weights = new Map<string, number>();
  for (const entry of (acceptEncoding ?? '').toLowerCase().split(',')) {
    const [coding = '', weight] = entry.trim().split(/\s*;\s*q=\s*/);
    weights.set(coding.trim(), weightOf(weight?.trim()));
  }
  const weightFor = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const taken: { encoding: Encoding; weight: number }[] = offered
    .map((encoding) => ({ encoding, weight: weightFor(encoding) }))
    .filter(({ weight }) => weight > 0);
  taken.push({ encoding: 'identity', weight: weights.get('identity') ?? 0 });
  // Sorting is stable.
  return taken.sort((one, other) => other.weight - one.weight).map(({ encoding }) => encoding);
}
