const errorText = /^(?:#{3,}|#(?:REF!|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|N\/A|SPILL!|CALC!))$/;

/** Whether a text is what a spreadsheet shows for a failed formula or a too narrow column. */
export const isErrorText = (text: string): boolean => errorText.test(text.replaceAll('\\', '').trim());

const months = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';
const shortDate = new RegExp(`^(?:\\d{1,2}-(?:${months})|(?:${months})-\\d{2})$`);

/** Whether a text is a date that a spreadsheet made of a fraction such as 1/2 or 1/50. */
export const isShortDate = (text: string): boolean => shortDate.test(text.trim());
