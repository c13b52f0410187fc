import { authCopy } from 'virtual:messages/auth';
import { Button } from '@repo/ui/button';
import { GoogleGlyph } from './google-glyph.tsx';
import type { Google } from './use-google.ts';

type GoogleButtonProps = { google: Google; disabled: boolean; finishing: string };

/** Google sign-in above the email form; `finishing` is the text during the call. */
export function GoogleButton({ google, disabled, finishing }: GoogleButtonProps) {
  const busyLabel = google.state === 'leaving' ? authCopy.googleLeaving : finishing;
  return (
    <div className="grid gap-4">
      <Button
        variant="outlined"
        fullWidth
        icon={<GoogleGlyph />}
        onClick={google.start}
        busy={google.isBusy}
        busyLabel={google.isBusy ? busyLabel : undefined}
        disabled={disabled && !google.isBusy}
      >
        {authCopy.googleButton}
      </Button>
      <p className="flex items-center gap-3 text-meta text-ink-2 before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {authCopy.googleOr}
      </p>
    </div>
  );
}
