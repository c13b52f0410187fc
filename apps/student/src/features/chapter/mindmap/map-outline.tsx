import type { Idea } from './map-tree.ts';

/** The map's ideas as a nested list, for small screens, screen readers and print. */
export function MapOutline({ tree }: { tree: Idea }) {
  return (
    <div className="rounded-card border-[1.5px] border-edge bg-surface px-5 py-4">
      <p className="font-heading text-h3">{tree.text}</p>
      <Branches ideas={tree.children} isTop />
    </div>
  );
}

function Branches({ ideas, isTop = false }: { ideas: readonly Idea[]; isTop?: boolean }) {
  if (ideas.length === 0) return null;
  return (
    <ul
      className={
        isTop ? 'mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-3' : 'mt-1 list-disc pl-5 marker:text-pen'
      }
    >
      {ideas.map((idea) => (
        <li key={idea.id} className="min-w-0">
          <span className={isTop ? 'font-bold' : undefined}>{idea.text}</span>
          <Branches ideas={idea.children} />
        </li>
      ))}
    </ul>
  );
}
