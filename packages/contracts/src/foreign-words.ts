const foreign = [
  // Addresses and names of channels.
  /(?:https?:\/\/|\bwww\.|\bt\.me\/)\S+|(?<![\p{L}\p{N}._])@[a-z]\w{3,}/iu,
  // The head of a message in a chat.
  /\[?\d{1,2}\/\d{1,2}\/\d{2,4},\s\d{1,2}:\d\d(?::\d\d)?(?:\s?[ap]m)?\]?/iu,
  // A hint or an explanation behind a question.
  /(?<=[?？।.…_]\s?)[([]?(?:hint|explanation|solution|संकेत|व्याख्या)\s?[:：].*$/iu,
  // Placeholders of pictures.
  /\[(?:image|figure|fig|diagram|picture|चित्र)(?![\p{L}\p{M}])[^[\]]{0,80}\]|(?<![\p{L}\p{N}])[\w-]{1,60}\.(?:png|jpe?g|gif|bmp|webp)\b|<media omitted>/iu,
  // The level or the outcome that a school paper tests.
  /[([](?:easy|medium|moderate|hard|difficult|[lmh]ots?|(?:co|bl)[\s-]?\d|k[1-6])(?:[,/][\w -]{1,14})*[)\]]/iu,
];

/** An address, the placeholder of a picture or the level of a question in a text, or null. */
export const foreignWords = (text: string): string | null =>
  foreign.map((form) => form.exec(text)?.[0]).find((found) => found !== undefined) ?? null;
