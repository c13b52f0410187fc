import { shortened } from '@repo/contracts/cut-text';
import { isComment } from './gift-blocks.ts';
import { exchangeMessages } from './messages.ts';

/** Comments that Moodle or our exports write, and separator lines. */
const ofPrograms = /^\/\/\s*(?:question: \d+\s+name: |\[(?:tag|id):|[^\p{L}\p{N}]*$)/u;
const shownMax = 8;
const wordsMaxLength = 60;

/** Comment after a question's answers. */
function behindBrace(line: string): string | undefined {
  const [found] = /\}\s*\/\//.exec(line) ?? [];
  return found && line.slice(line.indexOf(found) + found.length - 2);
}

/** Notice about a file's comments, including those after a question's answers. */
export function lostComments(text: string): string[] {
  const comments = text.split('\n').flatMap((line, at) => {
    const comment = isComment(line) ? line.trim() : behindBrace(line);
    return comment === undefined || ofPrograms.test(comment)
      ? []
      : [`line ${at + 1} '${shortened(comment.slice(2).trim(), wordsMaxLength)}'`];
  });
  if (comments.length === 0) return [];
  const shown = comments.slice(0, shownMax);
  return [exchangeMessages.giftComments(exchangeMessages.sheetNames(shown, comments.length - shown.length))];
}
