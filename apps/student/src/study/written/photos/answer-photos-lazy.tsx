import { lazy, Suspense } from 'react';

const Section = lazy(async () => ({
  default: (await import('./answer-photos-section.tsx')).AnswerPhotosSection,
}));

/** Photos of an answer, loaded with the model answer. */
export const AnswerPhotos = ({ writtenId }: { writtenId: string }) => (
  <Suspense fallback={null}>
    <Section writtenId={writtenId} />
  </Suspense>
);
