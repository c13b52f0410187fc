import { exchangeMessages } from './messages.ts';

/** Losses of texts of feedback, each with its words; empty ones lose nothing. */
export const feedbackLosses = (texts: readonly (string | null | undefined)[]): string[] =>
  texts.flatMap((text) => {
    const words = (text ?? '')
      .replaceAll(/<[^<>]*>|&nbsp;/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
    return words === '' ? [] : [exchangeMessages.feedbackLost(words)];
  });
