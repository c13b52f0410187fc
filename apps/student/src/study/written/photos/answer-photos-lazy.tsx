import { Suspense } from 'react';
import { lazyOrNothing } from '#src/platform/layout/lazy-or-nothing.ts';

const Section = lazyOrNothing(async () => (await import('./answer-photos-section.tsx')).AnswerPhotosSection);

/** Photos of an answer, loaded with the model answer. */
export const AnswerPhotos = ({ writtenId }: { writtenId: string }) => (
  <Suspense fallback={null}>
    <Section writtenId={writtenId} />
  </Suspense>
);
