export { amountOn, type RevisionPlan, rampDays, rampReach } from './amount.ts';
export { chooseForDay, nextLook, type Remembered } from './choice.ts';
export { dayOf } from './day.ts';
export { compareEvents, eventId, type MemoryEvent, type SettledEvent, withTimes } from './events.ts';
export { foldItem, type ItemState, isCleared, memoriesOf, stepItem } from './fold.ts';
export { type Grade, grades } from './grades.ts';
export { itemHash, questionItem } from './item-hash.ts';
export { type Memory, memoryModel, nextMemory, recallAfter } from './model.ts';
export { type PackedLog, packLog, unpackLog } from './packed-log.ts';
