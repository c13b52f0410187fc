import { lazyOrNothing } from '@repo/ui/lazy-or';
import { Suspense } from 'react';

const Section = lazyOrNothing(async () => (await import('./answer-photos-section.tsx')).AnswerPhotosSection);

/** Photos of an answer, loaded with the model answer. */
export const AnswerPhotos = ({ writtenId }: { writtenId: string }) => (
  <Suspense fallback={null}>
    <Section writtenId={writtenId} />
  </Suspense>
);
