import { reminderTimeDefault } from '@repo/contracts/limits/reminders';
import type { PushSubscriptionKeys, Reminder } from '@repo/contracts/reminders';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import {
  findSubscription,
  type PushAbility,
  pushAbility,
  subscribe,
} from '#src/account/reminder/browser-push.ts';
import { renewedAtom, renewSubscription } from '#src/account/reminder/renew-subscription.ts';
import { stopReminderHere } from '#src/account/reminder/stop-reminder-here.ts';
import { isOutOfReach } from '#src/platform/api/out-of-reach.ts';
import { trpc } from '#src/platform/api/trpc.ts';

export type ReminderView = {
  /** Whether reminders are available; true until the server says otherwise. */
  isOffered: boolean;
  ability: PushAbility;
  isOn: boolean;
  /** The pending choice; null when none is pending. */
  wanted: boolean | null;
  /** Time in India such as 19:30; null while unknown. */
  at: string | null;
  /** Whether the server or this browser has reported the state. */
  isKnown: boolean;
  isOutOfReach: boolean;
  /** The last change failed. */
  hasFailed: boolean;
  turnOn: () => Promise<boolean>;
  turnOff: () => Promise<boolean>;
  /** @returns whether it was saved */
  changeTime: (at: string) => Promise<boolean>;
};

/** Push endpoint of this browser; undefined while unknown. */
function useEndpoint() {
  const [endpoint, setEndpoint] = useState<string | null>();
  useEffect(() => {
    findSubscription().then(
      (found) => setEndpoint(found?.endpoint ?? null),
      () => setEndpoint(null),
    );
  }, []);
  return endpoint;
}

const keysOf = (subscription: PushSubscription) => subscription.toJSON() as PushSubscriptionKeys;

/** The student's reminder in this browser. Asks for permission only when it is switched on. */
export function useReminder(): ReminderView {
  const found = useEndpoint();
  const renewed = useAtomValue(renewedAtom);
  const endpoint = renewed?.endpoint ?? found;
  const utils = trpc.useUtils();
  const query = trpc.auth.reminder.get.useQuery(
    { endpoint: endpoint ?? null },
    { enabled: endpoint !== undefined },
  );
  const isKeyOutdated = query.data?.isKeyOutdated ?? false;
  useEffect(() => {
    if (isKeyOutdated) void renewSubscription();
  }, [isKeyOutdated]);
  useEffect(() => {
    // A reply from before the server knew the renewed subscription says off.
    if (renewed !== null) void utils.auth.reminder.get.invalidate();
  }, [renewed, utils]);
  const set = trpc.auth.reminder.set.useMutation();
  const [ability, setAbility] = useState(pushAbility);
  // A local choice is newer than the reply to any request sent before it.
  const [chosen, setChosen] = useState<Reminder | null>(null);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const known = chosen ?? query.data;
  const at = known?.at ?? reminderTimeDefault;

  const newest = useRef(0);
  const settled = useRef<Promise<unknown>>(Promise.resolve());
  /**
   * @param work may await `before`, the previous change, which never rejects; only the latest change sets the
   * state
   */
  const change = (isWanted: boolean, work: (before: Promise<unknown>) => Promise<Reminder | null>) => {
    const mine = ++newest.current;
    const isNewest = () => mine === newest.current;
    setWanted(isWanted);
    setHasFailed(false);
    const done = work(settled.current)
      .then(
        (next) => {
          if (next && isNewest()) setChosen(next);
          return next !== null;
        },
        () => {
          if (isNewest()) setHasFailed(true);
          return false;
        },
      )
      .finally(() => isNewest() && setWanted(null));
    settled.current = Promise.all([settled.current, done]);
    return done;
  };
  const keep = async (publicKey: string, time: string): Promise<Reminder> => {
    const subscription = await subscribe(publicKey);
    const reply = await set.mutateAsync({ at: time, subscription: keysOf(subscription), publicKey });
    // The server's key changed since it sent us this one.
    if (reply.isKeyOutdated && reply.publicKey && reply.publicKey !== publicKey)
      return keep(reply.publicKey, time);
    utils.auth.reminder.get.setData({ endpoint: subscription.endpoint }, reply);
    return reply;
  };
  const publicKey = known?.publicKey ?? null;
  const off = (): Reminder => ({ publicKey, at, isOn: false, isKeyOutdated: false });

  return {
    isOffered: !query.data || Boolean(query.data.publicKey),
    ability,
    isOn: known?.isOn ?? Boolean(endpoint),
    at: known ? at : null,
    wanted,
    isKnown: known !== undefined || Boolean(endpoint),
    isOutOfReach: !known && (query.isError || isOutOfReach(query)),
    hasFailed,
    turnOn: () =>
      change(true, async (before) => {
        const permission = await Notification.requestPermission();
        setAbility(pushAbility());
        if (permission !== 'granted' || !publicKey) return null;
        await before;
        return keep(publicKey, at);
      }),
    turnOff: () =>
      change(false, async (before) => {
        await stopReminderHere();
        // A change in flight may have switched it on meanwhile.
        await before;
        await stopReminderHere();
        return off();
      }),
    changeTime: (time) =>
      change(true, async (before) => {
        await before;
        const isSubscribed = (await findSubscription()) !== null;
        return publicKey && isSubscribed ? keep(publicKey, time) : off();
      }),
  };
}
