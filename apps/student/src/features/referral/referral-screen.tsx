import { referralCopy } from 'virtual:messages/referral';
import { brand } from '@repo/contracts/brand';
import { invitesPerUnlock } from '@repo/contracts/limits/content';
import { MarginPage } from '@repo/ui/margin-page';
import { Marker } from '@repo/ui/marker';
import { inviteLink, inviteRound } from '#src/account/super/invite-rules.ts';
import { RefreshOverlay } from '#src/app/refresh/refresh-overlay.tsx';
import { languageOfLines } from '#src/platform/language/language.ts';
import { useScreenTitle } from '#src/platform/navigation/use-screen-title.ts';
import { useUser } from '#src/platform/session/session.ts';
import { HowItWorks } from './how-it-works.tsx';
import { InviteCard } from './invite-card.tsx';
import { InviteProgress } from './invite-progress.tsx';
import { UnlockPanel } from './unlock-panel.tsx';
import { useUnlock } from './use-unlock.ts';

function SupportLine() {
  const address = `mailto:${brand.supportEmail}?subject=${encodeURIComponent(referralCopy.supportSubject)}`;
  return (
    <p className="text-meta text-ink-2">
      {referralCopy.support}{' '}
      <a href={address} className="inline-flex min-h-11 items-center font-bold text-pen underline">
        {brand.supportEmail}
      </a>
    </p>
  );
}

/** Five friends unlock a chapter: how many joined, the invite link, and the unlock once earned. */
export function ReferralScreen() {
  const user = useUser();
  const unlock = useUnlock();
  const round = inviteRound(user);
  const isSuper = user.plan === 'Pro';
  const canUnlock = round.hasUnlock && !isSuper;
  const { hinglish } = referralCopy;
  const toGo = canUnlock ? null : hinglish.toGo({ count: invitesPerUnlock - round.accepted });
  const invite = {
    title: referralCopy.shareTitle,
    text: referralCopy.shareText,
    url: inviteLink(location.origin, user.id),
  };
  useScreenTitle(referralCopy.title);
  return (
    <MarginPage from="md" className="min-h-dvh pb-8 pt-6 md:pt-8">
      <RefreshOverlay isOpen={unlock.isRefreshing} />
      <div className="mx-auto grid max-w-page gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <header className="lg:col-span-2">
          <h1>{referralCopy.title}</h1>
          <p className="mt-1">
            <Marker draw lang={languageOfLines()}>
              {hinglish.line}
            </Marker>
          </p>
        </header>
        <div className="grid min-w-0 content-start gap-6">
          {canUnlock ? <UnlockPanel unlock={unlock} /> : null}
          <InviteProgress round={round} note={isSuper ? hinglish.superLine : toGo} />
          <InviteCard invite={invite} isPrimary={!canUnlock} />
        </div>
        <div className="grid min-w-0 content-start gap-4">
          <HowItWorks />
          <SupportLine />
        </div>
      </div>
    </MarginPage>
  );
}
