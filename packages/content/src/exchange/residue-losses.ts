import { residueIn } from '@repo/contracts/format-residue';
import { exchangeMessages } from './messages.ts';

/** What is left of the form of a file in these texts, of which the last one has the options. */
export const residueLosses = (
  texts: readonly { name: string; text: string }[],
  options: readonly string[],
): string[] =>
  texts.flatMap(({ name, text }, index) =>
    residueIn(text, index === texts.length - 1 ? options : []).map(({ at, found }) =>
      exchangeMessages.residue(at === null ? name : exchangeMessages.optionName(at), found),
    ),
  );
