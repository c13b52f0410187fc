import { lazyOr } from '@repo/ui/lazy-or';
import { useAtom } from 'jotai';
import { Suspense, useEffect } from 'react';
import { type MomentProps, momentsAtom } from './moments.ts';
import { useStreakMoment } from './use-streak-moment.ts';

function Nothing({ onEnd }: MomentProps) {
  useEffect(() => onEnd(), [onEnd]);
  return null;
}

const MomentDrawing = lazyOr(async () => (await import('./moment.tsx')).MomentDrawing, Nothing);

/** Shows celebrations one after the other. Mount once, around all screens. */
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
