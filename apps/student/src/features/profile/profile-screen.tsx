import { genderCopy } from 'virtual:messages/gender';
import { profileCopy } from 'virtual:messages/profile';
import { brand } from '@repo/contracts/brand';
import { invitesPerUnlock } from '@repo/contracts/limits/content';
import { Card } from '@repo/ui/card';
import { LogoMark } from '@repo/ui/logo-mark';
import { MarginPage } from '@repo/ui/margin-page';
import { Switch } from '@repo/ui/switch';
import { Link } from '@tanstack/react-router';
import { Bookmark, CalendarDays, ChevronRight, Gift, ShieldCheck } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { CharacterChoice } from '#src/account/character/character-choice.tsx';
import { RefreshOverlay } from '#src/app/refresh/refresh-overlay.tsx';
import { languageOfLines } from '#src/platform/language/language.ts';
import { longDate } from '#src/platform/long-date.ts';
import { useScreenTitle } from '#src/platform/navigation/use-screen-title.ts';
import { useNightMode } from '#src/platform/night-mode.ts';
import { useUser } from '#src/platform/session/session.ts';
import { Avatar } from './avatar.tsx';
import { DeviceCard } from './device-card.tsx';
import { EditableField } from './editable-field.tsx';
import { ExamCard } from './exam-card.tsx';
import { FieldView } from './field-view.tsx';
import { LanguageCard } from './language-card.tsx';
import { LogOutEverywhere } from './log-out-everywhere.tsx';
import { NeedsCard } from './needs-card.tsx';
import { OpenSessionsCard } from './open-sessions-card.tsx';
import { PhotosCard } from './photos-card.tsx';
import { PlanCard } from './plan-card.tsx';
import { ReminderCard } from './reminder-card.tsx';
import { useInlineEdit } from './use-inline-edit.ts';
import { usePicture } from './use-picture.ts';

function NightSwitch() {
  const { isNight, setNight } = useNightMode();
  return (
    <Switch
      label={
        <span lang={languageOfLines()}>
          <span className="block font-bold">{profileCopy.hinglish.night}</span>
          <span className="block text-meta text-ink-2">{profileCopy.hinglish.nightText}</span>
        </span>
      }
      onText={profileCopy.nightOn}
      offText={profileCopy.nightOff}
      checked={isNight}
      onCheckedChange={setNight}
      className="w-full"
    />
  );
}

/** A row that links to another screen, with its name and a description. */
function LinkRow({
  to,
  icon,
  name,
  line,
}: {
  to: '/marks' | '/streak' | '/unlock-free-chapter' | '/privacy';
  icon: ReactNode;
  name: string;
  line: ReactNode;
}) {
  return (
    <Link
      to={to}
      className="flex min-h-16 items-center gap-3 rounded-card outline-ink bg-surface py-3 pl-4 pr-3 text-ink no-underline hover:bg-sunken"
    >
      {icon}
      <span className="min-w-0 flex-1">
        <span className="block font-bold">{name}</span>
        {line}
      </span>
      <ChevronRight size={22} aria-hidden="true" className="shrink-0 text-ink-3" />
    </Link>
  );
}

const StudyDaysRow = () => (
  <LinkRow
    to="/streak"
    icon={<CalendarDays size={24} aria-hidden="true" className="shrink-0 text-pen" />}
    name={profileCopy.studyDays}
    line={<span className="block text-meta text-ink-2">{profileCopy.studyDaysText}</span>}
  />
);

const MarksRow = () => (
  <LinkRow
    to="/marks"
    icon={<Bookmark size={24} aria-hidden="true" className="shrink-0 text-pen" />}
    name={profileCopy.marks}
    line={<span className="block text-meta text-ink-2">{profileCopy.marksText}</span>}
  />
);

/** Super has every chapter, so there the row doesn't offer one. */
const ReferralRow = ({ isSuper }: { isSuper: boolean }) => (
  <LinkRow
    to="/unlock-free-chapter"
    icon={<Gift size={24} aria-hidden="true" className="shrink-0 text-pen" />}
    name={isSuper ? profileCopy.invite : profileCopy.referral}
    line={
      <span lang={languageOfLines()} className="block text-meta text-ink-2">
        {isSuper
          ? profileCopy.hinglish.inviteText
          : profileCopy.hinglish.referralText({ friends: invitesPerUnlock })}
      </span>
    }
  />
);

const PrivacyRow = () => (
  <LinkRow
    to="/privacy"
    icon={<ShieldCheck size={24} aria-hidden="true" className="shrink-0 text-pen" />}
    name={profileCopy.privacy}
    line={<span className="block text-meta text-ink-2">{profileCopy.privacyText}</span>}
  />
);

/** The school ID card: letterhead, picture and name. */
function IdCard({ avatar, name }: { avatar: ReactNode; name: ReactNode }) {
  return (
    <Card flush>
      <div className="flex flex-wrap items-center justify-between gap-x-3 border-b-[1.5px] border-edge bg-pen-tint px-4 py-2.5 md:px-5">
        <LogoMark name={brand.name} />
        <span className="text-caption font-bold uppercase tracking-wider text-ink-2">
          {profileCopy.cardTitle}
        </span>
      </div>
      <div className="flex flex-wrap items-start gap-x-5 gap-y-3 p-4 md:p-5">
        {avatar}
        <div className="min-w-[min(100%,13rem)] flex-1">{name}</div>
      </div>
    </Card>
  );
}

// Memoized: the rest doesn't depend on the edited field, so Edit need not render it.

const Character = memo(function Character() {
  return (
    <Card className="max-lg:order-2">
      <CharacterChoice />
    </Card>
  );
});

const SideCards = memo(function SideCards() {
  const { plan } = useUser();
  return (
    <div className="grid min-w-0 content-start gap-4 max-lg:contents">
      <PlanCard className="max-lg:order-1" />
      <ExamCard className="max-lg:order-1" />
      <Card className="max-lg:order-2 !py-3">
        <NightSwitch />
      </Card>
      <ReminderCard className="max-lg:order-2" />
      <LanguageCard className="max-lg:order-2" />
      <NeedsCard className="max-lg:order-2" />
      <PhotosCard className="max-lg:order-2" />
      <div className="max-lg:order-2">
        <StudyDaysRow />
      </div>
      {plan === 'Pro' ? (
        <div className="max-lg:order-2">
          <MarksRow />
        </div>
      ) : null}
      <div className="max-lg:order-2">
        <ReferralRow isSuper={plan === 'Pro'} />
      </div>
      <div className="max-lg:order-2">
        <PrivacyRow />
      </div>
      <div className="max-lg:order-2">
        <DeviceCard />
      </div>
      <div className="max-lg:order-2">
        <OpenSessionsCard />
      </div>
      <div className="max-lg:order-2">
        <LogOutEverywhere />
      </div>
    </div>
  );
});

/** The student's profile, plan, and appearance settings. */
export function ProfileScreen() {
  const user = useUser();
  const edit = useInlineEdit();
  const picture = usePicture(edit.field !== null);
  useScreenTitle(profileCopy.title);
  return (
    <MarginPage from="md" className="min-h-dvh pb-8 pt-6 md:pt-8">
      <RefreshOverlay isOpen={picture.isRefreshing} />
      <div className="mx-auto grid max-w-page gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-6">
        <h1 className="lg:col-span-2">{profileCopy.title}</h1>
        <div className="grid min-w-0 content-start gap-4 max-lg:contents">
          <IdCard
            avatar={<Avatar picture={picture} />}
            name={<EditableField field="name" value={user.name} edit={edit} isLarge />}
          />
          <div className="grid items-start gap-4 max-lg:order-2 sm:grid-cols-2">
            <Card className="!py-3">
              <EditableField field="age" value={String(user.age ?? profileCopy.notGiven)} edit={edit} />
            </Card>
            <Card className="!py-3">
              <EditableField
                field="gender"
                value={user.gender ? genderCopy[user.gender] : profileCopy.notGiven}
                edit={edit}
              />
            </Card>
            <Card className="!py-3">
              <FieldView label={profileCopy.email} value={user.email} />
            </Card>
            <Card className="!py-3">
              <FieldView label={profileCopy.joinedDate} value={longDate(user.createdAt)} />
            </Card>
          </div>
          <Character />
        </div>
        <SideCards />
      </div>
    </MarginPage>
  );
}
