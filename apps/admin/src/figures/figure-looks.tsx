import { readFigureName } from '@repo/contracts/figures';
import { clsx } from 'clsx';
import { useDraftFigure } from './draft-figures.ts';
import { figuresCopy } from './figures-copy.ts';

const looks = [
  { label: figuresCopy.light, theme: 'light', scheme: 'light', isPrint: false },
  { label: figuresCopy.dark, theme: 'dark', scheme: 'dark', isPrint: false },
  { label: figuresCopy.print, theme: 'light', scheme: 'light', isPrint: true },
] as const;

/**
 * A stored figure as students will see it: a drawing follows the light or dark theme and prints in the light
 * one; a picture doesn't change.
 */
export function FigureLooks({ name, alt }: { name: string; alt: string }) {
  const held = useDraftFigure(name);
  const figure = readFigureName(name);
  if (!figure) return null;
  const { kind, width, height } = figure;
  const shown = kind === 'drawing' ? looks : looks.slice(0, 1);
  return (
    <section aria-label={figuresCopy.looks} className={clsx('grid gap-3', shown.length > 1 && 'grid-cols-3')}>
      {shown.map(({ label, theme, scheme, isPrint }) => (
        <figure key={label} className="grid content-start gap-1">
          <div
            data-theme={theme}
            className={clsx(
              'grid place-items-center overflow-hidden rounded-control border-[1.5px] border-edge p-2',
              isPrint ? 'bg-white grayscale' : 'bg-surface',
            )}
          >
            {held.kind === 'ready' ? (
              <img
                src={held.url}
                alt={alt || label}
                width={width}
                height={height}
                style={{ colorScheme: scheme }}
                className="h-auto max-h-60 max-w-full object-contain"
              />
            ) : (
              <span className="block w-full" style={{ aspectRatio: `${width} / ${height}` }} />
            )}
          </div>
          {shown.length > 1 ? <figcaption className="text-caption">{label}</figcaption> : null}
        </figure>
      ))}
    </section>
  );
}
