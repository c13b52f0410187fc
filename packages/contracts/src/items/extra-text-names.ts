import { byExtraText, type ExtraText } from './extra-texts.ts';

type Names = {
  /** Label of its field. */
  name: string;
  plural: string;
  /** Below the field: when students see it. */
  help: string;
  /** Names of its column in a table, in lower case. */
  column: RegExp;
  /** The word with which a line of it begins in a pasted paper. */
  line: RegExp;
};

/** What teachers and their files call the extra texts of a question. */
export const extraTextNames: Record<ExtraText, Names> = {
  explanation: {
    name: 'Explanation',
    plural: 'Explanations',
    help: 'Students read it under the question after the quiz.',
    column: /^(explanations?|reason|solution|feedback|व्याख्या)$/,
    line: /^(?:expl?(?:anation)?|reason(?:ing)?|rationale|sol(?:ution|n)?|व्याख्या|स्पष्टीकरण)\s*[:.-]\s*(.*)$/i,
  },
  hint: {
    name: 'Hint',
    plural: 'Hints',
    help: 'Students can open it in a practice, before they answer.',
    column: /^((first )?hints?|hint 1|संकेत( 1)?|पहला संकेत)$/,
    line: /^(?:(?:first )?hint|hint[ -]?1|संकेत(?: 1)?|पहला संकेत)\s*[:.-]\s*(.*)$/i,
  },
  secondHint: {
    name: 'Second hint',
    plural: 'Second hints',
    help: 'Students can open it after the hint.',
    column: /^((second|2nd) hint|hint 2|(दूसरा संकेत|संकेत 2))$/,
    line: /^(?:(?:second|2nd) hint|hint[ -]?2|दूसरा संकेत|संकेत 2)\s*[:.-]\s*(.*)$/i,
  },
};

/** How a sentence about one of them begins. */
export const extraTextSubjects = byExtraText((name) => `The ${extraTextNames[name].name.toLowerCase()}`);
