import { wantsLessMotion } from '#src/platform/less-motion.ts';
import { persisted } from '#src/platform/storage/persisted.ts';
import { guarded, isText } from '#src/platform/storage/schema.ts';

const confettiPieces = 400;

/** Orders celebrated lately, separated by spaces. */
const celebrated = persisted<string>({
  key: 'celebrated',
  scope: 'device',
  area: 'local',
  schema: guarded(isText),
  fallback: '',
  format: 'text',
});

/**
 * Records that this order was celebrated.
 * @returns false when it already was
 */
function isFirstTime(orderId: string): boolean {
  const before = celebrated.get().split(' ').filter(Boolean);
  if (before.includes(orderId)) return false;
  celebrated.set([...before.slice(-9), orderId].join(' '));
  return true;
}

/** Confetti once per order, also across reloads; none with reduced motion. */
export async function celebrate(orderId: string): Promise<void> {
  if (wantsLessMotion() || !isFirstTime(orderId)) return;
  try {
    const { default: confetti } = await import('canvas-confetti');
    await confetti({
      particleCount: confettiPieces,
      spread: 110,
      startVelocity: 38,
      ticks: 240,
      origin: { y: 0.3 },
      disableForReducedMotion: true,
    });
  } catch {
    // For example offline: show the receipt without confetti.
  }
}
