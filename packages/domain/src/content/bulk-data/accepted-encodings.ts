export type Encoding = 'br' | 'gzip' | 'identity';

/** A weight per RFC 9110 12.4.2; anything else rejects its coding. */
const weightOf = (text: string | undefined): number => {
  if (text === undefined) return 1;
  return /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(text) ? Number(text) : 0;
};

/**
 * The encodings a client accepts, best first: by weight, then in our order. Unencoded comes last unless the
 * client gives it a weight, and is never missing.
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
  // Relies on sort being stable.
  return taken.sort((one, other) => other.weight - one.weight).map(({ encoding }) => encoding);
}
