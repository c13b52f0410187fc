/** `handedIn`: just submitted, animated. `stored`: smaller, inside a result, with OMR circles. */
export const looks = {
  handedIn: {
    heading: 'h4',
    list: 'gap-4',
    item: 'marked-answer rounded-card p-4',
    tickSize: 28,
    crossSize: 26,
    label: '',
  },
  stored: {
    heading: 'h5',
    list: 'gap-3',
    item: 'rounded-control p-3 md:p-4',
    tickSize: 26,
    crossSize: 24,
    label: 'leading-[1.625rem]',
  },
  /** In the list of a chapter's mistakes, where headings are one level lower. */
  mistakes: {
    heading: 'h3',
    list: 'gap-3',
    item: 'rounded-card p-4',
    tickSize: 28,
    crossSize: 26,
    label: '',
  },
  /** In the list of a paper's mistakes, below its first heading and without animation. */
  paper: {
    heading: 'h2',
    list: 'gap-4',
    item: 'rounded-card p-4',
    tickSize: 28,
    crossSize: 26,
    label: '',
  },
} as const;

export type Look = keyof typeof looks;
