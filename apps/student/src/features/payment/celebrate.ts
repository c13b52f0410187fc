import { brand } from '@repo/contracts/brand';
import { confettiPieces } from '@repo/contracts/limits';

const key = `${brand.storagePrefix}-celebrated`;

/** Notes that this order was celebrated. @returns false when it was before; with blocked storage always true */
function isFirstTime(orderId: string): boolean {
  try {
    const before = (localStorage.getItem(key) ?? '').split(' ').filter(Boolean);
    if (before.includes(orderId)) return false;
    localStorage.setItem(key, [...before.slice(-9), orderId].join(' '));
  } catch {
    // the worst is confetti twice
  }
  return true;
}

/** Confetti, once for an order however often its page is loaded, and none for who wants less motion. */
export async function celebrate(orderId: string): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches || !isFirstTime(orderId)) return;
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
    // offline, say: the receipt is what matters
  }
}
