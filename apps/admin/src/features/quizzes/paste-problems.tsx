import { linesByMessage, type PasteProblem } from './pasted-question.ts';
import { testsCopy } from './tests-copy.ts';

/** What a pasted paper left out or could not decide, each message once with its lines. */
export const PasteProblems = ({ problems }: { problems: readonly PasteProblem[] }) =>
  [...linesByMessage(problems)].map(([message, lines]) => (
    <p key={message} className="text-redpen wrap-anywhere">
      {testsCopy.pasteProblem(lines, message)}
    </p>
  ));
