export { createPositionStore, type ReadingPosition, type StoredPosition } from './reading-position.ts';
export {
  createSessionLookup,
  findUserRow,
  type SessionKey,
  type SessionRow,
  type UserRow,
} from './session.ts';
export {
  createDeviceLookup,
  createDeviceStore,
  type DeviceProgress,
  type ReachedDevice,
} from './study-device.ts';
