const escaped = /_x([0-9A-F]{4})_/gi;
const isControl = (code: number) => code < 32 && code !== 9 && code !== 10;

/** Decodes signs such as '_x0041_' in a cell's text, and removes control characters. */
export const withoutEscapes = (text: string): string =>
  text.replaceAll(escaped, (_, hex: string) => {
    const code = Number.parseInt(hex, 16);
    return isControl(code) ? '' : String.fromCharCode(code);
  });
