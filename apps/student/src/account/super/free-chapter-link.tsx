import { planCopy } from 'virtual:messages/plan';
import { buttonClass } from '@repo/ui/button';
import { Link } from '@tanstack/react-router';
import { languageOfLines } from '#src/platform/language/language.ts';

/** Link to the subject's free chapter choice, below a Hinglish `line`. */
export function FreeChapterLink({ subjectId, line }: { subjectId: string; line: string }) {
  return (
    <>
      <p lang={languageOfLines()} className="text-meta">
        {line}
      </p>
      <Link
        to="/subject/$subjectId"
        params={{ subjectId }}
        state={{ isClaiming: true }}
        className={buttonClass({ variant: 'outlined', fullWidth: true })}
      >
        {planCopy.useFree}
      </Link>
    </>
  );
}
