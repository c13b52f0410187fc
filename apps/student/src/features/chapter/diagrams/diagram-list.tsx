import { diagramsCopy } from 'virtual:messages/diagrams';
import { Loading } from '@repo/ui/loading';
import { Markup } from '@repo/ui/markup';
import { NothingHere } from '#src/features/chapter/nothing-here.tsx';
import { useDiagrams } from './diagram.ts';
import { numberedAddress } from './numbered-address.ts';

/** The chapter's diagrams to label, in the order of the notes. */
export function DiagramList({ chapterId }: { chapterId: string }) {
  const { isKnown, diagrams, open } = useDiagrams();
  if (!isKnown) return <Loading label={diagramsCopy.loading} className="px-4 py-6" />;
  if (diagrams.length === 0) return <NothingHere chapterId={chapterId} text={diagramsCopy.empty} />;
  return (
    <div className="margin-page flex-1 pt-4 pb-8">
      <div className="mx-auto grid w-full max-w-170 gap-4">
        <div>
          <h2 className="text-h3">{diagramsCopy.heading}</h2>
          <p className="mt-1 text-meta text-ink-2">{diagramsCopy.intro}</p>
        </div>
        <ul className="grid gap-2">
          {diagrams.map((diagram) => (
            <li key={diagram.figure.name}>
              <button
                type="button"
                onClick={() => open(diagram.figure.name)}
                className="flex w-full items-center gap-4 rounded-control border-[1.5px] border-line bg-surface px-4 py-3 text-start hover:border-pen hover:bg-pen-tint"
              >
                <img src={numberedAddress(diagram)} alt="" className="size-20 shrink-0 object-contain" />
                <span className="grid gap-1">
                  <span className="font-bold">
                    <Markup text={diagram.figure.caption} inline />
                  </span>
                  <span className="text-meta text-ink-2">
                    {diagramsCopy.labels({ count: diagram.drawing.labels.length })}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
