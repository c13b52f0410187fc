export const asFile = (text: string) => ({ fileBase64: Buffer.from(text).toString('base64') });
export const head = 'question,option A,option B,option C,option D,correct option,difficulty,explanation';

/** 200 questions, of which 7 are invalid in seven ways. */
export function tableOf200(isCorrected: boolean): string {
  const wrong: Record<number, string> = {
    3: ',a,b,c,d,A,easy,',
    50: 'Only one option?,a,,,,A,easy,',
    77: 'A gap in the options?,a,,c,,A,easy,',
    100: 'No answer?,a,b,c,d,,easy,',
    133: 'Answer beyond?,a,b,,,D,easy,',
    160: 'Which letter?,B,A,c,d,A,easy,',
    200: ',,,,,A,,',
  };
  const rows = Array.from({ length: 200 }, (_, index) => {
    const n = index + 1;
    const right = `"Question ${n}, with a comma?",one ${n},two,three,four,${'ABCD'[n % 4]},hard,"Since ""it"" is so"`;
    return isCorrected ? right : (wrong[n] ?? right);
  });
  return [head, ...rows].join('\r\n');
}
