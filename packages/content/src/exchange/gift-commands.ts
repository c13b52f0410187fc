/** The TeX commands that begin with n, because GIFT reads their '\n' as a line break. */
const command =
  /^n(?:abla|atural|e|earrow|eg|eqq?|ewline|exists|geq|gtr|i|leftarrow|leq|less|mid|olimits|onumber|ot|otin|parallel|prec|Rightarrow|rightarrow|sim|subseteq|succ|supseteq|u|vdash|warrow|cong)(?![A-Za-z])/;
/** Of these commands, those whose letters after the n may also start a line. */
const maybeLine = /^n(?:e|eg|exists|i|less|mid|parallel|u)(?![A-Za-z])/;
const longestCommand = 16;

const token = /\\[\s\S]|\$\$?|####|[{}\n]/g;
const textStart = /(?:^|::|####|\n)\s*$/;
/** Programs and experienced GIFT authors escape the backslash of a command. */
const isEscaping = (text: string) => /\[markdown\]|\\\\[A-Za-z]/.test(text);

type FoundCommand = { index: number; isSure: boolean };

/** Finds each '\n' that starts a TeX command. It is certain in answers, in formulas and at the start of a text. */
function commandsIn(text: string): FoundCommand[] {
  if (!text.includes('\\n') || isEscaping(text)) return [];
  const found: FoundCommand[] = [];
  let place: 'text' | 'answers' | 'feedback' = 'text';
  let isFormula = false;
  for (const { 0: sign, index } of text.matchAll(token)) {
    if (sign === '{') place = 'answers';
    else if (sign === '}') place = 'text';
    else if (sign === '####') place = 'feedback';
    else if (sign === '\n') isFormula = false;
    else if (sign.startsWith('$')) isFormula = !isFormula;
    else if (sign === '\\(' || sign === '\\[') isFormula = true;
    else if (sign === '\\)' || sign === '\\]') isFormula = false;
    const name = sign === '\\n' ? text.slice(index + 1, index + longestCommand) : '';
    if (!command.test(name)) continue;
    const isStart = textStart.test(text.slice(Math.max(0, index - longestCommand), index));
    found.push({ index, isSure: place === 'answers' || isFormula || isStart || !maybeLine.test(name) });
  }
  return found;
}

/** Escapes each TeX command that GIFT would read as a line break. */
export function withCommands(text: string): string {
  let [kept, end] = ['', 0];
  for (const { index } of commandsIn(text).filter(({ isSure }) => isSure)) {
    kept += `${text.slice(end, index)}\\`;
    end = index;
  }
  return kept + text.slice(end);
}

/** The first line break in a question that may have been a TeX command, such as '\nu'; null for none. */
export function unclearCommand(text: string): string | null {
  const unclear = commandsIn(text).find(({ isSure }) => !isSure);
  if (unclear === undefined) return null;
  return `\\${command.exec(text.slice(unclear.index + 1, unclear.index + longestCommand))?.[0] ?? ''}`;
}
