const escaped = /_x([0-9A-F]{4})_/gi;
const isControl = (code: number) => code < 32 && code !== 9 && code !== 10;

/** The text of a cell in whose file signs may stand as '_x0041_'; control characters are left out. */
export const withoutEscapes = (text: string): string =>
  text.replaceAll(escaped, (_, hex: string) => {
    const code = Number.parseInt(hex, 16);
    return isControl(code) ? '' : String.fromCharCode(code);
  });
