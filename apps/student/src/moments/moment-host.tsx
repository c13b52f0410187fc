import { useAtom } from 'jotai';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { type MomentProps, momentsAtom } from './moments.ts';
import { useStreakMoment } from './use-streak-moment.ts';

function Nothing({ onEnd }: MomentProps) {
  useEffect(() => onEnd(), [onEnd]);
  return null;
}

const MomentDrawing = lazy(async (): Promise<{ default: ComponentType<MomentProps> }> => {
  try {
    return { default: (await import('./moment.tsx')).MomentDrawing };
  } catch {
    // Without a network its code may be missing: there is nothing to see then.
    return { default: Nothing };
  }
});

/** The moments of every screen, one after the other. Once, around all that a student sees. */
export function MomentHost() {
  const [[current], setMoments] = useAtom(momentsAtom);
  useStreakMoment();
  if (!current) return null;
  return (
    <Suspense fallback={null}>
      <MomentDrawing
        key={current.name}
        kind={current.kind}
        onEnd={() => setMoments((waiting) => waiting.filter((one) => one !== current))}
      />
    </Suspense>
  );
}
