import { referralCopy } from 'virtual:messages/referral';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { TextField } from '@repo/ui/text-field';
import { toast } from '@repo/ui/toast';
import { Copy, Share2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { languageOfLines } from '#src/platform/language/language.ts';
import { copyText, type Invite, shareInvite } from './share-invite.ts';

/** If the browser refuses to copy, the link is selected instead. */
function useCopying(selectLink: () => void) {
  const [hasFailed, setHasFailed] = useState(false);
  const settle = (isCopied: boolean) => {
    setHasFailed(!isCopied);
    if (isCopied) toast.success(referralCopy.copied);
    else selectLink();
  };
  return { hasFailed, settle };
}

/** Sends the invite through the share sheet, or copies the link. Below: what friends get. */
export function InviteCard({ invite, isPrimary }: { invite: Invite; isPrimary: boolean }) {
  const link = useRef<HTMLInputElement>(null);
  const { hasFailed, settle } = useCopying(() => {
    link.current?.focus();
    link.current?.select();
  });
  const share = async () => {
    const outcome = await shareInvite(invite);
    if (outcome === 'copied' || outcome === 'failed') settle(outcome === 'copied');
  };
  const copy = async () => settle(await copyText(invite.url));
  return (
    <Card className="grid gap-4">
      <Button
        variant={isPrimary ? 'primary' : 'outlined'}
        fullWidth
        onClick={share}
        icon={<Share2 size={18} aria-hidden="true" />}
      >
        {referralCopy.share}
      </Button>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          ref={link}
          label={referralCopy.linkLabel}
          value={invite.url}
          readOnly
          onFocus={(event) => event.target.select()}
          className="min-w-full flex-1 sm:min-w-44"
        />
        <Button
          variant="outlined"
          onClick={copy}
          icon={<Copy size={18} aria-hidden="true" />}
          className="max-sm:w-full"
        >
          {referralCopy.copy}
          <span className="sr-only"> {referralCopy.copyWhat}</span>
        </Button>
      </div>
      <p role="status" className="text-meta text-warn empty:hidden">
        {hasFailed ? referralCopy.copyFailed : ''}
      </p>
      <figure className="grid gap-2">
        <figcaption className="text-meta font-bold">{referralCopy.previewTitle}</figcaption>
        <div className="rounded-card rounded-bl-none border-[1.5px] border-line bg-tick-tint px-4 py-3">
          <p lang={languageOfLines()}>{invite.text}</p>
          <p className="mt-2 break-all text-meta text-pen">{invite.url}</p>
        </div>
      </figure>
    </Card>
  );
}
