import { addsUp, fullHalves } from '@repo/contracts/written.rules';
import { Tick } from '@repo/ui/tick';
import { TriangleAlert } from 'lucide-react';
import { writtenCopy } from './written-copy.ts';
import { type AlternativeForm, type GroupForm, isBlank, plainAlternative } from './written-form.ts';

const isBegun = ({ question, parts }: AlternativeForm) =>
  [question, ...parts.flatMap(({ model, groups }) => [model, ...groups.flatMap(textsOf)])].some(
    (text) => !isBlank(text),
  );
const textsOf = ({ points }: GroupForm) => points.map(({ text }) => text);

/** The sum of an alternative's points, in words, compared with the question's marks; nothing before a word is written. */
export function PointsSum({ alternative, marks }: { alternative: AlternativeForm; marks: number }) {
  const plain = plainAlternative(alternative);
  if (!isBegun(alternative)) return null;
  const isRight = addsUp({ marks, alternatives: [plain] });
  return (
    <p
      role="status"
      className={
        isRight
          ? 'flex items-center gap-1.5 text-meta text-ink-2 tabular-nums'
          : 'flex items-center gap-1.5 rounded-chip bg-marker-tint px-2 py-0.5 text-meta font-bold text-warn tabular-nums'
      }
    >
      {isRight ? <Tick size={16} /> : <TriangleAlert size={16} aria-hidden="true" className="shrink-0" />}
      {isRight ? writtenCopy.sumRight(marks) : writtenCopy.sumWrong(fullHalves(plain), marks)}
    </p>
  );
}
