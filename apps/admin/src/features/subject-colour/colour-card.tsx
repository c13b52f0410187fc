import { CoverArt } from '@repo/ui/cover-art';
import { subjectStyle } from '@repo/ui/subject-theme';
import { subjectColourCopy } from './subject-colour-copy.ts';

/** A subject's card on the student's dashboard, in one theme. */
export function ColourCard({ name, color, theme }: { name: string; color: string; theme: 'light' | 'dark' }) {
  return (
    <div data-theme={theme} className="rounded-card bg-paper p-3 text-ink">
      <p className="mb-2 text-caption text-ink-2">{subjectColourCopy[theme]}</p>
      <div
        className="subject-scope overflow-clip rounded-card border-[1.5px] border-edge bg-surface"
        style={subjectStyle(color)}
        data-color={color}
      >
        <div className="flex min-h-20 items-end justify-between gap-2 overflow-clip bg-cover p-3 text-on-cover">
          <p className="font-heading text-h2 wrap-anywhere">{name}</p>
          <CoverArt name={name} />
        </div>
        <div className="grid gap-2 p-3">
          <p className="text-meta text-subject-text">{subjectColourCopy.progress}</p>
          <div className="h-2 rounded-full bg-sunken">
            <div className="keep-colour h-full w-2/5 rounded-full bg-subject-bar" />
          </div>
          <p className="w-fit rounded-chip bg-subject-tint px-2 py-0.5 text-meta font-bold text-subject-text">
            {subjectColourCopy.start}
          </p>
        </div>
      </div>
    </div>
  );
}
