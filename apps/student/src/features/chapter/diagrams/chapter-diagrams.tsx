import type { Figure } from '@repo/contracts/figures';
import { type HistoryState, useNavigate, useRouter, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useLibrary } from '#src/content/library/library.ts';
import { whenIdle } from '#src/platform/layout/when-idle.ts';
import { useNetwork } from '#src/platform/offline/connectivity.ts';
import { lazyDialog } from '#src/platform/offline/lazy-dialog.tsx';
import { type Diagram, DiagramsProvider } from './diagram.ts';

const loadDialog = () => import('./label-dialog.tsx');
const LabelDialog = lazyDialog(async () => (await loadDialog()).default);
const MovingDialog = lazyDialog(
  async () => (await import('#src/features/chapter/moving/moving-dialog.tsx')).default,
);

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The figure that is being labelled, by name: Back closes it. */
    diagram?: string;
    /** The figure whose slider is shown: Back closes it. */
    moving?: Figure;
  }
}

const none: readonly Diagram[] = [];

/** Finds the chapter's diagrams in idle time, and preloads the exercise, so that it opens offline. */
function useFoundDiagrams(chapterId: string): readonly Diagram[] | null {
  const library = useLibrary();
  const hasNetwork = useNetwork() === 'online';
  const [found, setFound] = useState<readonly Diagram[] | null>(null);
  useEffect(() => {
    // Offline, uncached drawings would be missing, so keep the earlier result.
    if (found !== null && !hasNetwork) return;
    let isStale = false;
    const find = async () => {
      const { findDiagrams } = await import('./find-diagrams.ts');
      const diagrams = await findDiagrams(library, chapterId);
      if (isStale) return;
      setFound(diagrams);
      if (diagrams.length > 0) await loadDialog();
    };
    // A failed download of the exercise is retried when it opens.
    const cancel = whenIdle(() => void find().catch(() => setFound((now) => now ?? none)));
    return () => {
      isStale = true;
      cancel();
    };
  }, [library, chapterId, hasNetwork]);
  return found;
}

/** Provides the figures of a chapter that can be labelled, and shows the exercise over the chapter. */
export function ChapterDiagrams({ chapterId, children }: { chapterId: string; children: ReactNode }) {
  const found = useFoundDiagrams(chapterId);
  const diagrams = found ?? none;
  const navigate = useNavigate();
  const router = useRouter();
  const name = useRouterState({ select: ({ location }) => location.state.diagram });
  const moving = useRouterState({ select: ({ location }) => location.state.moving });
  const value = useMemo(() => {
    const show = (shown: Pick<HistoryState, 'diagram' | 'moving'>, replace = false) =>
      void navigate({
        to: '.',
        search: true,
        replace,
        resetScroll: false,
        state: (state) => ({ ...state, ...shown }),
      });
    return {
      isKnown: found !== null,
      diagrams,
      open: (diagram: string) => show({ diagram }),
      move: (figure: Figure) => show({ moving: figure }),
      turnTo: (diagram: string) => show({ diagram }, true),
    };
  }, [found, diagrams, navigate]);
  const index = diagrams.findIndex(({ figure }) => figure.name === name);
  const shown = diagrams[index];
  const next = diagrams[index + 1]?.figure.name;
  return (
    <DiagramsProvider value={value}>
      {children}
      {shown ? (
        <LabelDialog
          key={shown.figure.name}
          diagram={shown}
          onNext={next === undefined ? null : () => value.turnTo(next)}
          onClose={() => router.history.back()}
        />
      ) : null}
      {moving ? <MovingDialog figure={moving} onClose={() => router.history.back()} /> : null}
    </DiagramsProvider>
  );
}
