import { markedTexts } from '@repo/contracts/items/question';
import { markupNeeds } from '@repo/ui/markup-needs';
import { loadFormulas } from '@repo/ui/use-formulas';
import type { Asked, PaperSheet } from '#src/study/written/kept-paper.ts';
import { textsOf } from '#src/study/written/written-texts.ts';

const textsIn = (asked: Asked): string[] =>
  asked.kind === 'written'
    ? textsOf(asked.question)
    : asked.questions.flatMap((question) => [
        ...markedTexts(question).map(({ text }) => text),
        ...question.options,
      ]);

/** Preloads KaTeX before the first question, in case the network fails later. Never fails. */
export async function loadFormulasFor({ questions }: PaperSheet): Promise<void> {
  if (questions.some((asked) => textsIn(asked).some((text) => markupNeeds(text) === 'formulas')))
    await loadFormulas();
}
