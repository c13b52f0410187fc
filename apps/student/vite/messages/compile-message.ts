import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** Placeholder values that are the same for every reader, such as the product's name. */
export type Constants = Readonly<Record<string, string | number>>;
/** TypeScript type by parameter. */
export type Parameters = Readonly<Record<string, string>>;
export type CompiledMessage = { code: string; parameters: Parameters };

/**
 * Turns a message of ICU MessageFormat into a JavaScript expression: a string, or a function of named parameters. Placeholders,
 * plurals and selects are enough for interface texts; numbers and dates come as text, in the format of the screen.
 * @throws SyntaxError where the message can't be parsed or needs more than that
 */
export function compileMessage(message: string, tag: string, constants: Constants = {}): CompiledMessage {
  const elements = parse(message, { ignoreTag: true });
  const parameters: Record<string, string> = {};
  const take = (name: string, type: string) => {
    const known = parameters[name];
    parameters[name] = known === undefined || known === 'string | number' ? type : known;
    return `given.${name}`;
  };
  const join = (parts: readonly MessageFormatElement[]): string => {
    const pieces = parts.map((part) => {
      if (part.type === TYPE.literal) return inTemplate(part.value);
      if (part.type === TYPE.argument && part.value in constants)
        return inTemplate(String(constants[part.value]));
      if (part.type === TYPE.argument) {
        const given = parameters[part.value] ?? 'string | number';
        return `\${${take(part.value, given)}}`;
      }
      return `\${${choose(part)}}`;
    });
    return `\`${pieces.join('')}\``;
  };
  const choose = (part: MessageFormatElement): string => {
    if (part.type !== TYPE.plural && part.type !== TYPE.select)
      throw new SyntaxError(`only placeholders, plurals and selects can be used: ${message}`);
    const isPlural = part.type === TYPE.plural;
    const names = Object.keys(part.options).filter((name) => name !== 'other');
    const isSwitch = names.every((name) => name === 'true' || name === 'false');
    const value = take(part.value, isPlural ? 'number' : isSwitch ? 'boolean' : 'string');
    const tests = names.map((name) => {
      const is = !isPlural
        ? `${value} === ${isSwitch ? name : JSON.stringify(name)}`
        : name.startsWith('=')
          ? `${value} === ${name.slice(1)}`
          : `plural(${JSON.stringify(tag)}, ${value}) === ${JSON.stringify(name)}`;
      return `${is} ? ${join(part.options[name]?.value ?? [])} : `;
    });
    return `(${tests.join('')}${join(part.options.other?.value ?? [])})`;
  };
  const text = join(elements);
  const isText = Object.keys(parameters).length === 0;
  return { code: isText ? text : `(given) => ${text}`, parameters };
}

/** Escapes a text for a template literal. */
const inTemplate = (text: string) => text.replace(/[\\`]|\$(?=\{)/g, '\\$&');
