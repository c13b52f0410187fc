import { describe, expect, it } from 'vitest';
import { translationFaults } from '#src/translations.ts';
import { chapterOf } from './chapter-parts.ts';

const cardOf = (question: string, translated?: string) => ({
  id: question,
  question,
  answer: '$2$',
  difficulty: 'easy' as const,
  ...(translated !== undefined && { variants: { 'hi-IN': { question: translated, answer: '$2$' } } }),
});
const faultsOf = (question: string, translated: string) =>
  translationFaults(chapterOf({ flashcards: [cardOf(question, translated)] })).map(({ fault }) => fault);

describe('the check of translations', () => {
  it.each([
    ['Add $x$ and 3.', '3 में $x$ जोड़ो।'],
    ['- **One**\n- Two', '- **एक**\n- दो'],
    ['$220 \\text{ volts}$ is what?', '$220 \\text{ वोल्ट}$ क्या है?'],
  ])('the check of translations accepts %j in Hindi as %j', (text, translated) =>
    expect(faultsOf(text, translated)).toEqual([]),
  );

  it.each([
    ['Add 3.', 'Add 3.', 'is not in Hindi: Add 3.'],
    ['Add 3.', '३ जोड़ो।', 'has Devanagari digits; the board prints 0 to 9: Add 3.'],
    ['Add 3.', '5 जोड़ो।', 'lacks in Hindi: 3: Add 3.'],
    ['Add.', '5 जोड़ो।', 'has only in Hindi: 5: Add.'],
    ['What is $v^2$?', '$v$ क्या है?', 'lacks in Hindi: $v^2$: What is $v^2$?'],
    ['- One\n- Two', '- एक', 'lacks in Hindi: line with -: - One - Two'],
    ['**One**', '**एक', 'has a ** without its pair: **One**'],
  ])('the check of translations finds that %j differs from %j', (text, translated, fault) =>
    expect(faultsOf(text, translated)).toEqual([fault]),
  );

  it('the check of translations finds a card without Hindi in a chapter that has some', () => {
    const cards = [cardOf('Add 3.', '3 जोड़ो।'), cardOf('Add 4.')];
    const faults = translationFaults(chapterOf({ flashcards: cards })).map(({ fault }) => fault);
    expect(faults).toEqual(['has no Hindi text: Add 4.', 'has no Hindi text: $2$']);
    expect(translationFaults(chapterOf({ flashcards: [cardOf('Add 4.')] }))).toEqual([]);
  });
});
