import './written.css';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { OwnTextShown } from './own-text.tsx';
import { AnswerPhotos } from './photos/answer-photos-lazy.tsx';

/** The own answer, typed and in photos, above the marking points and from 900 px beside them. */
export function BesidePoints({
  text,
  without,
  writtenId,
  children,
}: {
  text: string;
  /** Shown when nothing was typed. */
  without?: ReactNode;
  writtenId: string;
  /** The model answer with its points and the heading `model-answer`; null until A or B is chosen. */
  children: ReactNode;
}) {
  return (
    <div className={clsx('grid grid-cols-1 gap-4', children && 'marking-layout')}>
      <div className="marking-answer grid grid-cols-1 gap-4">
        {text.trim() === '' ? without : <OwnTextShown text={text} />}
        <AnswerPhotos writtenId={writtenId} />
      </div>
      {children ? (
        <section
          aria-labelledby="model-answer"
          className="marking-points grid grid-cols-1 gap-4 border-line border-t-[1.5px] pt-5"
        >
          {children}
        </section>
      ) : null}
    </div>
  );
}
