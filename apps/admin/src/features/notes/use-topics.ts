import type { TopicDraft } from '@repo/contracts/content.drafts';
import { getQueryKey } from '@trpc/react-query';
import { useAtomValue } from 'jotai';
import { trpc } from '#src/api/trpc.ts';
import { useKeepWritten } from '#src/api/use-keep-written.ts';
import { useContentChanged } from '#src/chapter-items/use-content-changed.ts';
import { gateAtom } from '#src/session/gate-state.ts';

/** The topics of a chapter with their pages, and how to bring the list up to date after a change. */
export function useTopics(chapterId: string) {
  const { kind } = useAtomValue(gateAtom);
  const query = trpc.content.topics.list.useQuery({ chapterId }, { enabled: kind === 'open' });
  const list = trpc.useUtils().content.topics.list;
  const changed = useContentChanged();
  const keepWritten = useKeepWritten();
  return {
    query,
    /** What is known now, also outside of a render. */
    current: (): TopicDraft[] => list.getData({ chapterId }) ?? [],
    /** Puts a topic as the server answered into the list, at the end when it is new. */
    put(topic: TopicDraft) {
      list.setData({ chapterId }, (now = []) =>
        now.some(({ _id }) => _id === topic._id)
          ? now.map((other) => (other._id === topic._id ? topic : other))
          : [...now, topic],
      );
      keepWritten(getQueryKey(trpc.content.topics.list, { chapterId }));
      changed();
    },
    async reload() {
      changed();
      await list.invalidate({ chapterId });
    },
  };
}

export type Topics = ReturnType<typeof useTopics>;
