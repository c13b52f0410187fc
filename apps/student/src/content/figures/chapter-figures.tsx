import type { Figure } from '@repo/contracts/figures';
import { type FigurePlace, FigurePlaceProvider } from '@repo/ui/figure-place';
import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useId, useMemo } from 'react';
import { useLibrary } from '#src/content/library/library.ts';
import { whenIdle } from '#src/platform/layout/when-idle.ts';
import { useNetwork } from '#src/platform/offline/connectivity.ts';
import { lazyDialog } from '#src/platform/offline/lazy-dialog.tsx';
import { imageAddressOf } from './figure-address.ts';
import { figuresOfChapter } from './figures-of-chapter.ts';

const FigureViewer = lazyDialog(async () => (await import('./figure-viewer.tsx')).default);

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The enlarged figure, and the component that opened it: Back closes it. */
    figure?: { shownBy: string } & Figure;
  }
}

function placeOf(
  chapterId: string,
  hasNetwork: boolean,
  figures: () => readonly Figure[],
  open: (figure: Figure) => void,
): FigurePlace {
  return {
    hasNetwork,
    useAddress: (name, figure) => imageAddressOf(chapterId, name, figure),
    numberOf(name) {
      const at = figures().findIndex((figure) => figure.name === name);
      return at < 0 ? null : at + 1;
    },
    open,
  };
}

const none: readonly Figure[] = [];

/**
 * Provides a chapter's figures to the texts inside; a tap opens one in full screen. `isAlone`: for a question
 * among those of other chapters; its figure then has no number and no neighbours.
 */
export function ChapterFigures({
  chapterId,
  isAlone = false,
  children,
}: {
  chapterId: string;
  isAlone?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  const library = useLibrary();
  const navigate = useNavigate();
  const router = useRouter();
  const shown = useRouterState({ select: ({ location }) => location.state.figure });
  const hasNetwork = useNetwork() === 'online';
  const place = useMemo(() => {
    const figures = () => (isAlone ? none : figuresOfChapter(library, chapterId));
    const show = (figure: Figure, replace: boolean) =>
      void navigate({
        to: '.',
        search: true,
        replace,
        resetScroll: false,
        state: (state) => ({ ...state, figure: { ...figure, shownBy: id } }),
      });
    return {
      ...placeOf(chapterId, hasNetwork, figures, (figure) => show(figure, false)),
      figures,
      turnTo: (figure: Figure) => show(figure, true),
    };
  }, [library, chapterId, hasNetwork, isAlone, navigate, id]);
  // Calculates the numbers in idle time, because the first figure shown needs them.
  useEffect(() => whenIdle(place.figures), [place]);
  const isOpen = shown?.shownBy === id;
  return (
    <FigurePlaceProvider value={place}>
      {children}
      {isOpen ? (
        <FigureViewer
          figures={place.figures()}
          shown={shown}
          onTurnTo={place.turnTo}
          onClose={() => router.history.back()}
        />
      ) : null}
    </FigurePlaceProvider>
  );
}
