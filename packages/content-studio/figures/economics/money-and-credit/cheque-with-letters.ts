import { addCallout } from '#figures/kit/callouts.ts';
import { Figure } from '#figures/kit/figure.ts';
import type { FigureSource } from '#figures/kit/figure-source.ts';

function draw(): string {
  const figure = new Figure(230);
  figure.rectangle([14, 30], [346, 170], 'tint pen');
  figure.text('GRAMIN BANK, Alwar', [28, 48], { anchor: 'start', isOnShape: true });
  figure.text('Pay Salim Traders', [28, 84], { anchor: 'start', isOnShape: true });
  figure.line(
    [
      [60, 97],
      [238, 97],
    ],
    'soft thin',
  );
  figure.text('twelve thousand only', [60, 114], { anchor: 'start', isOnShape: true });
  figure.line(
    [
      [60, 127],
      [238, 127],
    ],
    'soft thin',
  );
  figure.rectangle([252, 98], [334, 124], 'blank');
  figure.text('₹12,000', [293, 111], { isOnShape: true });
  figure.text('Prem Kumar', [288, 143], { isOnShape: true });
  figure.line(
    [
      [244, 156],
      [334, 156],
    ],
    'soft thin',
  );
  addCallout(figure, { text: 'X', at: [120, 37] }, [120, 14], 'middle');
  addCallout(figure, { text: 'Z', at: [310, 100] }, [310, 14], 'middle');
  figure
    .line(
      [
        [166, 84],
        [200, 84],
      ],
      'soft thin',
    )
    .dot([166, 84], 'soft', 2);
  figure.text('W', [212, 84], { isOnShape: true });
  addCallout(figure, { text: 'Y', at: [288, 158] }, [288, 190], 'middle');
  return figure.svg();
}

export const chequeWithLetters: FigureSource = {
  name: 'cheque-with-letters',
  caption: 'A cheque that has been filled in, with letters at four places.',
  description:
    'A cheque of a bank. W is at the name behind the word Pay, X at the name of the bank on top, Y at the signature at the bottom right, and Z at the sum in the box, 12,000 rupees.',
  draw,
};
