import { hasUnsureMoney } from '@repo/contracts/money-signs';
import { checkMarkup } from '#src/check-markup.ts';
import { LibraryError } from '#src/library-error.ts';
import { exchangeMessages } from './reading.ts';

/** Longer lines are not looked through: the signs that belong together are searched line by line. */
const lineMaxLength = 10_000;

/** What students would see wrong in a text, or null. The text is kept as it is. */
export function markupWarning(text: string): string | null {
  if (text.split('\n').some((line) => line.length > lineMaxLength)) return null;
  try {
    checkMarkup('', text, 1);
    return hasUnsureMoney(text) ? exchangeMessages.money : null;
  } catch (error) {
    if (!(error instanceof LibraryError)) throw error;
    return exchangeMessages.markup(error.message.replace(/^:\d+: /, ''));
  }
}
