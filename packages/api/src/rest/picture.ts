const dataUrl = /^data:image\/[\w.+-]+;base64,([A-Za-z0-9+/=\s]*)$/;

/**
 * The bytes of a picture in a call: a file of a multipart body, or a data URL in JSON. Other text becomes
 * bytes that are no picture, and is refused later; a missing picture stays undefined.
 */
export function pictureOf(given: unknown): unknown {
  if (typeof given !== 'string') return given ?? undefined;
  const base64 = dataUrl.exec(given)?.[1];
  return base64 === undefined ? Buffer.from(given) : Buffer.from(base64, 'base64');
}
