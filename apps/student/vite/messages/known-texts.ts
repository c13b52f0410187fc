import { brand } from '@repo/contracts/brand';
import { uiWords } from '@repo/ui/words';

type Exports = Record<string, unknown>;

const limits = import.meta.glob<Exports>('../../../../packages/contracts/src/limits/*.ts', { eager: true });
const sentences = import.meta.glob<Exports>('../../../../packages/contracts/src/messages/*.ts', {
  eager: true,
});

/** Placeholders with the same value for every reader: each limit by its name, and the product's names. */
export const constants: Record<string, string> = {
  brandName: brand.name,
  planName: brand.planName,
  ...Object.fromEntries(
    Object.values(limits)
      .flatMap((limit) => Object.entries(limit))
      .flatMap(([name, value]) => (typeof value === 'number' ? [[name, value.toLocaleString('en-IN')]] : [])),
  ),
};

/** Sentences of the server, by file and name. */
export const serverSentences: Record<string, Exports> = Object.fromEntries(
  Object.entries(sentences).map(([path, all]) => [path.replace(/^.*\/|\.ts$/g, ''), { ...all }]),
);

export { uiWords };
