export const mindmapCopy = {
  title: 'Coming Soon',
  meter: 'Development Progress',
  progress: (percent: number) => `Development Progress: ${percent}%`,
  hinglish: { text: 'Mind map ban raha hai. Teen shaakhein pakki, ek abhi pencil mein.' },
} as const;
