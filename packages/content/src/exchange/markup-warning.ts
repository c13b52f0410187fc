import { hasUnsureMoney } from '@repo/contracts/money-signs';
import { checkMarkup } from '#src/check-markup.ts';
import { LibraryError } from '#src/library-error.ts';
import { exchangeMessages } from './reading.ts';

/** Longer lines are not checked, because the search for matching signs is line by line. */
const lineMaxLength = 10_000;

/** A warning about signs that students would see in a text, or null. The text stays unchanged. */
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
