/** Reads a protobuf varint: seven bits per byte, and the eighth is set on all but the last one. */
function readVarint(bytes: Uint8Array, start: number): { value: number; at: number } {
  let [value, shift, at] = [0, 1, start];
  for (; at < bytes.length; shift *= 128) {
    const byte = bytes[at++] ?? 0;
    value += (byte & 0x7f) * shift;
    if (byte < 0x80) return { value, at };
  }
  return { value, at };
}

/** The length-delimited fields of a protobuf message, by their number. */
export function* fieldsOf(bytes: Uint8Array): Generator<{ field: number; content: Uint8Array }> {
  let at = 0;
  while (at < bytes.length) {
    const key = readVarint(bytes, at);
    const kind = key.value % 8;
    if (kind === 0) at = readVarint(bytes, key.at).at;
    else if (kind === 2) {
      const length = readVarint(bytes, key.at);
      at = length.at + length.value;
      yield { field: Math.floor(key.value / 8), content: bytes.subarray(length.at, at) };
    } else if (kind === 1 || kind === 5) at = key.at + (kind === 1 ? 8 : 4);
    else return;
  }
}
