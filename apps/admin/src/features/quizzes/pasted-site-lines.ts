import { pasteCopy } from './paste-copy.ts';
import type { PastedLine } from './pasted-cases.ts';
import { numberedLine } from './pasted-numbers.ts';
import type { PasteProblem } from './pasted-question.ts';

/** Lines that quiz sites add to questions, and that no question consists of. */
const certain = [
  /^(?:not\s+(?:yet\s+)?answered|answer\s+saved|marked\s+out\s+of\s+[\d.]+|mark\s+[\d.]+\s+out\s+of\s+[\d.]+|(?:remove\s+)?flag(?:ged)?(?:\s+question)?|question\s+text|edit\s+question|your\s+answer\s+is\s+(?:partially\s+)?(?:in)?correct\.?)$/iu,
  /^(?:clear\s+(?:my\s+choice|selection|response)|(?:un)?mark(?:ed)?\s+(?:as|for)\s+review|save\s*(?:&|and)\s*next|save\s+answer|(?:view|show|hide)\s+(?:solution|answer)s?|(?:report|bookmark)\s+(?:this\s+)?question|enter\s+your\s+answer|group\s+of\s+answer\s+choices|answer\s+choices|this\s+(?:is\s+a\s+required\s+question|question\s+is\s+required)\.?)$/iu,
  /^\*\s*(?:indicates\s+)?required(?:\s+question)?$/iu,
  /^indicates\s+required\s+question$/iu,
  /^(?:(?:question|option\s*\d)\s*id\s*:\s*\d+|question\s+type\s*:\s*\S+|status\s*:\s*(?:not\s+)?(?:answered|attempted|visited).{0,40}|chosen\s+option\s*:\s*(?:\d|--))$/iu,
];
const kind =
  /^(?:multiple[-\s](?:choice|select|response|answers?)|single[-\s](?:choice|correct|select)|mcq|true\s*(?:\/|or)\s*false|fill[-\s]in[-\s]the[-\s]blanks?|open[-\s]ended|short\s+answer|poll|match|reorder|drag\s+and\s+drop|drop[-\s]?down|checkbox(?:es)?|feedback)(?:\s+(?:question|type))?\.?$/iu;
const kindAlone = /^(?:multiple[-\s](?:choice|select)|single[-\s](?:choice|correct))(?:\s+question)?\.?$/iu;
const time = /^\d{1,3}\s*(?:s|secs?|seconds?|mins?|minutes?)\.?$/iu;
const points = /^[([]?\d{1,3}(?:\.\d+)?\s*(?:pts?|points?|marks?)\.?[)\]]?$/iu;
const state = /^(?:partially\s+)?(?:in)?correct$/iu;
const kinds = { kind, time, points };
type Kind = keyof typeof kinds | 'state' | 'certain';

/** What the parts of a line are, such as `Multiple Choice / 30 sec / 1 pt`; null if one may be a question's. */
function kindsIn(line: string): Kind[] | null {
  const nameOf = (text: string): Kind | undefined =>
    certain.some((form) => form.test(text))
      ? 'certain'
      : state.test(text)
        ? 'state'
        : (Object.keys(kinds) as (keyof typeof kinds)[]).find((name) => kinds[name].test(text));
  const whole = nameOf(line);
  if (whole) return [whole];
  const found = line.split(/\s*[/|•·,]\s*|\s+[-–—]\s+/).map(nameOf);
  return found.length > 1 && found.every((each) => each !== undefined) ? found : null;
}

/** `Question 3 of 20`, `Question 3 (1 point)`. */
const counted =
  /^((?:question|ques?|q)\.?\s*\d{1,3})\s*((?:of|\/)\s*\d{1,3}|[([]\d{1,2}\s*(?:points?|pts?|marks?)[)\]])$/iu;

/** A line cut into the question's number and the site's words behind it. */
function splitNumber(line: string): { number: string; added: string } | null {
  const [, ofAll, behind] = counted.exec(line) ?? [];
  if (ofAll !== undefined && behind !== undefined) return { number: ofAll, added: behind };
  const numbered = numberedLine(line);
  const added = numbered?.text ?? '';
  if (!numbered?.number || added === '') return null;
  const found = kindsIn(added);
  const isAdded = found && (found.length > 1 || found[0] === 'certain' || kindAlone.test(added));
  return isAdded ? { number: line.slice(0, line.lastIndexOf(added)).trim(), added } : null;
}

/**
 * The lines without those that quiz sites add to each question, such as `30 sec` and `Flag question`. A time, points
 * or a kind counts beside another one or directly below the question's number, because an option may read like that.
 * @param problems receives what is left out
 */
export function withoutSiteLines(lines: readonly PastedLine[], problems: PasteProblem[]): PastedLine[] {
  const leaveOut = ({ number }: PastedLine, text: string) =>
    problems.push({
      line: number,
      message: pasteCopy.ofSite(text, kindsIn(text)?.includes('time') ?? false),
    });
  const own: PastedLine[] = [];
  let isBelowNumber = false;
  for (let at = 0; at < lines.length; ) {
    const line = lines[at];
    if (!line) break;
    const run: { line: PastedLine; found: Kind[] }[] = [];
    let end = at;
    for (let next = at; next < lines.length; next += 1) {
      const each = lines[next];
      if (!each || each.text === '') continue;
      const found = kindsIn(each.text);
      if (!found) break;
      run.push({ line: each, found });
      end = next + 1;
    }
    const all = new Set(run.flatMap(({ found }) => found));
    all.delete('state');
    const isAdded = (found: readonly Kind[]) =>
      isBelowNumber || (!found.includes('state') && (all.size > 1 || found.includes('certain')));
    if (run.length > 0) {
      own.push(
        ...lines.slice(at, end).filter((each) => {
          const found = run.find((added) => added.line === each)?.found;
          if (!found || !isAdded(found)) return true;
          leaveOut(each, each.text);
          return false;
        }),
      );
      at = end;
      isBelowNumber = false;
      continue;
    }
    const split = splitNumber(line.text);
    if (split) leaveOut(line, split.added);
    own.push(split ? { ...line, text: split.number } : line);
    if (line.text !== '') isBelowNumber = split !== null || numberedLine(line.text)?.text === '';
    at += 1;
  }
  return own;
}
