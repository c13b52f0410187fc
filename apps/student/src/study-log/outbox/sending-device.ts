import { persisted } from '#src/platform/storage/persisted.ts';
import { guarded, hasFields, isText, isWhole } from '#src/platform/storage/schema.ts';
import { randomHex } from './attempt-id.ts';

/**
 * This browser's identity in the student's study log. The server has every event before `acked`; `next` is
 * the number of the next event.
 */
export type SendingDevice = { device: string; next: number; acked: number };

export type DeviceStore = {
  get: (userId: string) => SendingDevice | null;
  set: (device: SendingDevice, userId: string) => void;
};

/** In local storage, because a closing page has to number its events synchronously. */
export const deviceStore: DeviceStore = persisted<SendingDevice, null>({
  key: 'device-',
  scope: 'device',
  area: 'local',
  schema: guarded(hasFields({ device: isText, next: isWhole, acked: isWhole })),
  fallback: null,
});

export const newDevice = (): SendingDevice => ({ device: randomHex(8), next: 0, acked: 0 });
