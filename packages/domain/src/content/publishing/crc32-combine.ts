/** The reflected CRC-32 polynomial of gzip. */
const polynomial = 0xedb88320;
const one = 0x80000000;

/** Product of two polynomials over GF(2), modulo the CRC's polynomial; bit 31 is the constant term. */
function multiply(a: number, b: number): number {
  let product = 0;
  let factor = b;
  for (let bit = one; bit !== 0; bit >>>= 1) {
    if (a & bit) product ^= factor;
    factor = factor & 1 ? (factor >>> 1) ^ polynomial : factor >>> 1;
  }
  return product >>> 0;
}

/**
 * The operator that moves a checksum over `byteLength` further bytes: x to the power of 8 times the length.
 * Takes a few dozen steps; worth caching with the fragment.
 */
export function crc32Shift(byteLength: number): number {
  let power = one >>> 8;
  let shift = one;
  for (let rest = byteLength; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) shift = multiply(power, shift);
    power = multiply(power, power);
  }
  return shift;
}

/** Checksum of A followed by B, from the checksums of both and the shift of B's length. */
export function crc32Combine(crcA: number, crcB: number, shiftB: number): number {
  return (multiply(shiftB, crcA) ^ crcB) >>> 0;
}
