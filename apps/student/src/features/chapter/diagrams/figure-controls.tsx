import { diagramsCopy } from 'virtual:messages/diagrams';
import { type Figure, readFigureName } from '@repo/contracts/figures';
import { Button } from '@repo/ui/button';
import { FigurePlaceProvider, useFigurePlace } from '@repo/ui/figure-place';
import { type ReactNode, useId, useMemo } from 'react';
import { movingFigures } from '#src/features/chapter/moving/registry.ts';
import { useDiagrams } from './diagram.ts';

function FigureControl({
  text,
  captionId,
  onClick,
}: {
  text: string;
  captionId: string | undefined;
  onClick: () => void;
}) {
  const id = useId();
  return (
    <Button
      size="sm"
      variant="outlined"
      id={id}
      aria-labelledby={captionId ? `${id} ${captionId}` : undefined}
      onClick={onClick}
    >
      {text}
    </Button>
  );
}

const canMove = ({ name }: Figure): boolean => {
  const figure = readFigureName(name);
  return figure?.kind === 'drawing' && Object.hasOwn(movingFigures, figure.slug);
};

/** Adds to the figures inside what students can do with them. */
export function FigureControls({ children }: { children: ReactNode }) {
  const place = useFigurePlace();
  const { diagrams, open, move } = useDiagrams();
  const value = useMemo(() => {
    const names = new Set(diagrams.map(({ figure }) => figure.name));
    return {
      ...place,
      controls(figure: Figure, captionId: string | undefined) {
        const isDiagram = names.has(figure.name);
        if (figure.hasLetters || (!isDiagram && !canMove(figure))) return null;
        return (
          <div className="figure-controls" data-unmarked>
            {isDiagram ? (
              <FigureControl
                text={diagramsCopy.label}
                captionId={captionId}
                onClick={() => open(figure.name)}
              />
            ) : null}
            {canMove(figure) ? (
              <FigureControl text={diagramsCopy.move} captionId={captionId} onClick={() => move(figure)} />
            ) : null}
          </div>
        );
      },
    };
  }, [place, diagrams, open, move]);
  return <FigurePlaceProvider value={value}>{children}</FigurePlaceProvider>;
}
