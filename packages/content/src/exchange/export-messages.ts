import { extraTextNames } from '@repo/contracts/items/extra-text-names';
import type { ExtraText } from '@repo/contracts/items/extra-texts';
/** Messages of exports. */
export const exportMessages = {
  exportKind: 'Cases, and assertions with reasons, become ordinary questions in this format',
  exportDifficulty: 'Difficulty is not part of this format',
  exportText: (name: ExtraText) => `${extraTextNames[name].plural} are not part of this format`,
  exportExtra: "What is marked as extra, not asked in the board's paper, loses that mark in this format",
  exportVariants: 'Texts in Hindi and Hinglish are not part of this format',
  exportOtherNumbers: 'Other numbers of questions are not part of this format',
  exportTypedAnswers: 'Typed answers of questions are not part of this format',
  exportLines: 'Line breaks become spaces in this format',
  exportTables: 'Tables become lines of text in this format',
  exportFigures: 'Figures are not part of this format',
  exportFigureNames: 'Figures are in the file by name: other programs show their line, and not the picture',
  exportCaptions: 'Captions of figures are in the file, but other programs may not show them',
  exportPictureGone: (name: string) => `The picture '${name}' is not stored: its caption takes its place`,
  exportChanged: (n: number) =>
    `Question ${n} is not the same when this file is imported again: export a table or GIFT to keep it`,
  exportLeftOut: (n: number) => `Question ${n} is left out: this format cannot say it`,
} as const;
