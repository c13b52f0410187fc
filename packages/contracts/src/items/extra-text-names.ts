import { byExtraText, type ExtraText, extraTexts } from './extra-texts.ts';

type Names = {
  /** Label of the extra text's field. */
  name: string;
  plural: string;
  /** Shown below the field: when students see it. */
  help: string;
  /** Names of the extra text's column in a table, in lower case. */
  column: RegExp;
  /** The words with which a line of it begins in a text, as a pattern. */
  words: string;
};

/** What teachers and their files call the extra texts of a question. */
export const extraTextNames: Record<ExtraText, Names> = {
  explanation: {
    name: 'Explanation',
    plural: 'Explanations',
    help: 'Students read it under the question after the quiz.',
    column: /^((answer |correct answer )?explanations?|reason|solution|feedback|व्याख्या)$/,
    words: 'expl?(?:anation)?|reason(?:ing)?|rationale|sol(?:ution|n)?|व्याख्या|स्पष्टीकरण',
  },
  hint: {
    name: 'Hint',
    plural: 'Hints',
    help: 'In a practice, students can open it before they answer.',
    column: /^((first )?hints?|hint 1|(पहला )?(संकेत|हिंट)|(संकेत|हिंट) 1)$/,
    words: '(?:first )?hints?(?![ -]?2)(?:[ -]?1)?|(?:पहला )?(?:संकेत|हिंट)(?![ -]?[2२])(?:[ -]?[1१])?',
  },
  secondHint: {
    name: 'Second hint',
    plural: 'Second hints',
    help: 'In a practice, students can open it after the hint.',
    column: /^((second|2nd) hint|hint 2|दूसरा (संकेत|हिंट)|(संकेत|हिंट) [2२])$/,
    words: '(?:second|2nd) hint|hint[ -]?2|दूसरा (?:संकेत|हिंट)|(?:संकेत|हिंट)[ -]?[2२]',
  },
};

/** The start of a sentence about an extra text. */
export const extraTextSubjects = byExtraText((name) => `The ${extraTextNames[name].name.toLowerCase()}`);

/** The words with which a line of any of them begins, as a pattern. */
export const extraTextWords = extraTexts.map((name) => extraTextNames[name].words).join('|');

const lines = byExtraText((name) => new RegExp(`^(?:${extraTextNames[name].words})\\s*[:.-]\\s*(.*)$`, 'i'));

/** The extra text that begins in a line of a pasted paper, and its first words. */
export function extraTextIn(line: string): { name: ExtraText; text: string } | null {
  const name = extraTexts.find((each) => lines[each].test(line));
  return name ? { name, text: lines[name].exec(line)?.[1] ?? '' } : null;
}
