const errorText = /^(?:#{3,}|#(?:REF!|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|N\/A|SPILL!|CALC!))$/;

/** Whether a text is what a spreadsheet shows where a formula fails or a column is too narrow. */
export const isErrorText = (text: string): boolean => errorText.test(text.replaceAll('\\', '').trim());
