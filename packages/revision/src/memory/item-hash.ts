/** Two 32-bit hashes of one text with different multipliers, each finished by mixing high and low bits. */
function mixed(text: string, seed: number, multiplier: number): number {
  let hash = seed;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), multiplier);
    hash ^= hash >>> 15;
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * Short key of an item's id in stored states: 16 hexadecimal digits. With 2,000 items, a collision occurs for
 * one student in 9,000,000,000,000.
 */
export function itemHash(itemId: string): string {
  const high = mixed(itemId, 0x9747b28c, 0x5bd1e995);
  const low = mixed(itemId, 0x3c6ef372, 0x01000193);
  return high.toString(16).padStart(8, '0') + low.toString(16).padStart(8, '0');
}

/**
 * The hash of a question, which has no id. It is the same in every test of its chapter and in every language,
 * and changes when the text is edited.
 * @param given.original the original texts, when the question is shown in translation
 */
export const questionItem = (
  chapterId: string,
  { question, original }: { question: string; original?: { question: string } },
): string => itemHash(`question ${chapterId} ${original?.question ?? question}`);
