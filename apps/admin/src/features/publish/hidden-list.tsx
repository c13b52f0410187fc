import { Link } from '@tanstack/react-router';
import { EyeOff } from 'lucide-react';
import { tabOfList } from '#src/selection/chapter-tabs.ts';
import { publishCopy } from './publish-copy.ts';
import { countHidden, type Hidden } from './use-hidden.ts';

const shownMax = 8;
const linkClass = 'flex min-h-11 items-start gap-2 rounded-control px-2 py-2 text-ink hover:bg-sunken';

/**
 * Content that a publish leaves out because it is switched off, each with a link to its switch. `onLeave`: a
 * link was followed.
 */
export function HiddenList({ hidden, onLeave }: { hidden: Hidden; onLeave: () => void }) {
  const count = countHidden(hidden);
  if (count === 0) return null;
  const chapters = hidden.chapters.slice(0, shownMax);
  const papers = hidden.papers.slice(0, shownMax - chapters.length);
  const behind = hidden.behind.slice(0, shownMax - chapters.length - papers.length);
  const more = count - chapters.length - papers.length - behind.length;
  return (
    <section className="grid gap-2">
      <h3 className="text-h3">{publishCopy.hiddenTitle(hidden)}</h3>
      <p className="text-meta text-ink-2">{publishCopy.hiddenHint(hidden)}</p>
      <ul className="grid gap-1">
        {chapters.map(({ subjectId, subjectName, chapterId, chapterName, off }) => (
          <li key={chapterId}>
            <Link
              to="/$subjectId/$chapterId/$tab"
              params={{ subjectId, chapterId, tab: tabOfList('topics') }}
              search={{}}
              onClick={onLeave}
              className={linkClass}
            >
              <HiddenLine name={`${subjectName}, ${chapterName}`} where={publishCopy.switchOff[off]} />
            </Link>
          </li>
        ))}
        {behind.map((each) => (
          <li key={each.chapterId + each.list}>
            <Link
              to="/$subjectId/$chapterId/$tab"
              params={{ subjectId: each.subjectId, chapterId: each.chapterId, tab: tabOfList(each.list) }}
              search={{}}
              onClick={onLeave}
              className={linkClass}
            >
              <HiddenLine
                name={`${each.subjectName}, ${each.chapterName}`}
                where={publishCopy.switchOff.behind(each)}
              />
            </Link>
          </li>
        ))}
        {papers.map(({ paperId, name }) => (
          <li key={paperId}>
            <Link to="/papers" search={{}} onClick={onLeave} className={linkClass}>
              <HiddenLine name={name} where={publishCopy.switchOff.paper} />
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="px-2 text-meta text-ink-2">{publishCopy.more(more)}</p> : null}
    </section>
  );
}

function HiddenLine({ name, where }: { name: string; where: string }) {
  return (
    <>
      <EyeOff size={18} className="mt-0.5 shrink-0 text-ink-2" aria-hidden="true" />
      <span className="min-w-0 wrap-anywhere">
        <span className="block">{name}</span>
        <span className="block text-meta text-ink-2">{where}</span>
      </span>
    </>
  );
}
