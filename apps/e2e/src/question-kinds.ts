import { questionsInput, type RawQuestion } from '@repo/contracts/items/question';

const table = `| Substance | pH | Colour with universal indicator |
| --- | ---: | --- |
| Lemon juice | 2.2 | Red |
| Milk of magnesia | 10 | Blue |
| Distilled water | 7 | Green |`;

/** The passage of the case; `figureLine` is a figure in it, as the markup has it. */
const passage = (figureLine: string) =>
  [
    'Riya tests four substances of her kitchen with universal indicator paper and writes down what she sees. The paper turns a colour for each pH.',
    table,
    figureLine,
    'She knows that the concentration of hydrogen ions is $[H^+] = 10^{-pH}$ and that acids and bases neutralise each other.',
  ]
    .filter(Boolean)
    .join('\n\n');

export const caseAsks = [
  'Which of her substances is the strongest acid?',
  'Which one would she take against acidity?',
  'What does she get when she mixes lemon juice with enough milk of magnesia?',
  'How many times as many hydrogen ions as distilled water has a solution of $pH = 5$?',
] as const;

export const assertion = 'Copper sulphate solution loses its blue colour when zinc is dipped into it.';
export const reason = 'Zinc is more reactive than copper and takes its place.';

/** A test with each kind: a choice, an assertion with its reason, and a case of four questions. The right option is always B. */
export function questionsOfEachKind(figureLine = ''): RawQuestion[] {
  const caseOptions = [
    ['Distilled water', 'Lemon juice', 'Milk of magnesia'],
    ['Lemon juice', 'Milk of magnesia'],
    ['A stronger acid', 'A salt and water', 'Hydrogen', 'Nothing at all happens between the two'],
    ['$10$', '$100$', '$\\frac{1}{100}$'],
  ];
  return [
    { question: 'Which of these is an acid?', options: ['Soap', 'Vinegar'], correctAnswer: 1 },
    { kind: 'assertionReason', statements: { assertion, reason }, correctAnswer: 1 },
    ...caseAsks.map((ask, index) => ({
      kind: 'case' as const,
      case: { passage: passage(figureLine), ask },
      options: caseOptions[index],
      correctAnswer: 1,
    })),
  ].map((raw) => ({ difficulty: 'medium', question: '', options: [], ...raw })) as RawQuestion[];
}

/** The same questions as students get them. */
export const readQuestionsOfEachKind = () => questionsInput.parse(questionsOfEachKind());
