import type { APIRequestContext } from '@playwright/test';
import { adminCalls, makeChapter } from './admin.ts';
import { questionsOfEachKind } from './question-kinds.ts';

const mark = (text: string, halves = 2) => ({ text, halves });

/** Any two of three, one mark each. */
const anyTwo = {
  marks: 2,
  source: { board: 'CBSE', year: 2024, paper: '31/1/1', question: 'Q27' },
  alternatives: [
    {
      question: 'Give **two** reasons why copper is used for hot water tanks and steel is not.',
      parts: [
        {
          model:
            'Copper does not react with cold water, hot water or steam. Iron reacts with steam:\n\n$$3Fe + 4H_2O \\rightarrow Fe_3O_4 + 4H_2$$',
          groups: [
            {
              pick: 2,
              points: [
                mark('Copper reacts with no form of water'),
                mark('Iron, of which steel is made, reacts with steam: $Fe_3O_4$ forms'),
                mark('Copper is the better conductor of heat'),
              ],
            },
          ],
          note: 'Or any other relevant reason.',
        },
      ],
    },
  ],
};

/** A or B of three marks; A has parts and half marks. */
const aOrB = {
  marks: 3,
  source: { board: 'CBSE', year: 2023, paper: '31/6/1', question: 'Q31' },
  alternatives: [
    {
      question: 'A metal M is found as its oxide $M_2O_3$.',
      parts: [
        {
          name: '(i)',
          text: 'What is such an oxide called that reacts with acids and with bases?',
          model: 'It is amphoteric.',
          groups: [{ points: [mark('Amphoteric', 1), mark('An example, such as $Al_2O_3$', 1)] }],
        },
        {
          name: '(ii)',
          text: 'Write how it reacts with hydrochloric acid.',
          model: '$Al_2O_3 + 6HCl \\rightarrow 2AlCl_3 + 3H_2O$',
          groups: [{ points: [mark('Formulas of all substances'), mark('The equation is balanced')] }],
        },
      ],
    },
    {
      question: 'Explain how sodium chloride is formed from its atoms.',
      parts: [
        {
          model:
            'Sodium gives an electron away, chlorine takes it up.\n\n- $Na \\rightarrow Na^+ + e^-$\n- $Cl + e^- \\rightarrow Cl^-$',
          groups: [
            { points: [mark('Sodium loses'), mark('Chlorine gains'), mark('Opposite charges attract')] },
          ],
        },
      ],
    },
  ],
};

const ofCase = {
  marks: 4,
  passage:
    'Riya left a copper vessel in the open for some months. A green coat formed on it. Her mother rubbed it with half a lemon and the vessel shone again.\n\n| Metal | In the open |\n|---|---|\n| Copper | green |\n| Silver | black |',
  alternatives: [
    {
      question: 'Answer from the text and the table.',
      parts: [
        {
          name: '(i)',
          text: 'Name the green coat.',
          model: 'Basic copper carbonate.',
          groups: [{ points: [mark('Basic copper carbonate')] }],
        },
        {
          name: '(ii)',
          text: 'Why does lemon help?',
          model: 'Its citric acid dissolves the carbonate, which is a base.',
          groups: [
            { points: [mark('Citric acid'), mark('It neutralises the coat'), mark('Salt dissolves')] },
          ],
        },
      ],
    },
  ],
};

const long = {
  marks: 5,
  alternatives: [
    {
      question:
        'How is copper refined by electrolysis? Name anode, cathode and electrolyte and say what happens at each.',
      parts: [
        {
          model:
            'Anode: impure copper. Cathode: a strip of pure copper. Electrolyte: acidified copper sulphate.',
          groups: [
            {
              points: [
                mark('Anode'),
                mark('Cathode'),
                mark('Electrolyte'),
                mark('Copper goes over'),
                mark('Anode mud'),
              ],
            },
          ],
        },
      ],
    },
  ],
};

/** Of every length, in the order of a teacher, which is not the order of a paper. */
export const writtenOfEachLength = [long, anyTwo, ofCase, aOrB] as const;

/**
 * Publishes a new chapter with a test and written questions of every length.
 * @returns its name, where students find its written questions, and a function that deletes it
 */
export async function publishWritten(request: APIRequestContext) {
  const { send } = await adminCalls(request);
  const publish = () =>
    send('PUT', '/status', { type: 'lastPublishedContentAt', data: new Date().toISOString() });
  const { subjectId, chapterId, chapter } = await makeChapter(request, {});
  await send('POST', '/tests', {
    title: 'Metals of the kitchen',
    chapter: chapterId,
    timeLimit: 20,
    passingScore: 40,
    questions: questionsOfEachKind(),
  });
  for (const question of writtenOfEachLength)
    await send('POST', '/written', { ...question, chapter: chapterId });
  await send('PUT', `/subjects/${subjectId}`, { isAllContentAvailable: true });
  await send('PUT', `/chapters/${chapterId}`, { isAllContentAvailable: true });
  await publish();
  return {
    chapter,
    address: `/tabs/${subjectId}/${chapterId}?tab=quiz&part=written`,
    takeAway: async () => {
      await send('DELETE', `/subjects/${subjectId}`);
      await publish();
    },
  };
}
