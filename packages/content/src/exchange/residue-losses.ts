import { residueIn } from '@repo/contracts/format-residue';
import { exchangeMessages } from './messages.ts';

/** Warnings of leftover form text in these texts; options are only checked against the last one. */
export const residueLosses = (
  texts: readonly { name: string; text: string }[],
  options: readonly string[],
): string[] =>
  texts.flatMap(({ name, text }, index) =>
    residueIn(text, index === texts.length - 1 ? options : []).map(({ at, found }) =>
      exchangeMessages.residue(at === null ? name : exchangeMessages.optionName(at), found),
    ),
  );
