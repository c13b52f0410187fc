import { Button } from '@repo/ui/button';
import { ErrorPanel } from '@repo/ui/error-panel';
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '#src/api/trpc.ts';
import { type ChooserProps, useChapterPlaces } from './chapter-chooser.tsx';
import { itemsCopy } from './chapter-items-copy.ts';
import { PlaceChooser } from './place-chooser.tsx';

/** Items that contain pages or questions. */
export type Holders = 'topics' | 'summaries' | 'tests';
type Holder = { _id: string; name?: string; title?: string };

/** Asks for a chapter, the current one first, then for a topic, summary or test in it. */
export function HolderChooser({
  holders,
  place,
  chapterId,
  exceptId,
  ...props
}: ChooserProps & {
  holders: Holders;
  /** The name of one such item. */
  place: string;
  /** The chapter to list first. */
  chapterId: string;
  /** The item to exclude. */
  exceptId: string;
}) {
  const [chosen, setChosen] = useState<{ _id: string; label: string } | null>(null);
  const chapters = useChapterPlaces(chapterId);
  const { list } = trpc.content[holders as 'tests'];
  const query = list.useQuery({ chapterId: chosen?._id ?? '' }, { enabled: chosen !== null });
  if (!chosen)
    return (
      <PlaceChooser
        {...props}
        field={itemsCopy.chapter}
        places={chapters}
        none={itemsCopy.noChapter}
        onChoose={setChosen}
      />
    );
  const found: readonly Holder[] = query.data ?? [];
  const places = found
    .filter(({ _id }) => _id !== exceptId)
    .map(({ _id, name, title = '' }) => ({ _id, name: name ?? title, label: name ?? title }));
  return (
    <PlaceChooser
      {...props}
      field={itemsCopy.holder(place)}
      places={places}
      none={query.isSuccess ? itemsCopy.noHolder(place) : null}
    >
      {query.isError ? (
        <ErrorPanel
          message={itemsCopy.holdersFailed}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : null}
      <Button
        variant="quiet"
        size="sm"
        className="mt-2"
        icon={<ChevronLeft size={18} aria-hidden="true" />}
        onClick={() => setChosen(null)}
      >
        {itemsCopy.otherChapter}
      </Button>
    </PlaceChooser>
  );
}
