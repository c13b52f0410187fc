const foreign = [
  // Addresses and names of channels.
  /(?:https?:\/\/|\bwww\.|\bt\.me\/)\S+|(?<![\p{L}\p{N}._])@[a-z]\w{3,}/iu,
  // The head of a message in a chat.
  /\[?\d{1,2}\/\d{1,2}\/\d{2,4},\s\d{1,2}:\d\d(?::\d\d)?(?:\s?[ap]m)?\]?/iu,
  // A hint or an explanation behind a question.
  /(?<=[?？।.…_]\s?)[([]?(?:hint|explanation|solution|संकेत|व्याख्या)\s?[:：].*$/iu,
  // Placeholders of pictures.
  /\[(?:image|figure|fig|diagram|picture|चित्र)(?![\p{L}\p{M}])[^[\]]{0,80}\]|<media omitted>/iu,
  // The level or the outcome that a school paper tests.
  /[([](?:easy|medium|moderate|hard|difficult|[lmh]ots?|(?:co|bl)[\s-]?\d|k[1-6])(?:[,/][\w -]{1,14})*[)\]]/iu,
  // The same words without a level, only at the end of a text: elsewhere they may be part of a sentence.
  /^[([{](?:bloom|knowledge|application|recall|(?:remember|understand|apply|analy[sz]|evaluat)(?:e|ing)?)[)\]}]|[([{](?:bloom|knowledge|application|recall|(?:remember|understand|apply|analy[sz]|evaluat)(?:e|ing)?)[)\]}]$/iu,
];
const pictureName = /(?<![\p{L}\p{N}])[\w-]{1,60}\.(?:png|jpe?g|gif|bmp|webp)\b/iu;
const fileName = /^\s*[\w-]{0,60}\.\w{2,4}\s*$/u;
/** A question that contains one of these words, or several file names, may be about files and name pictures. */
const fileWords = /\b(?:files?|file ?names?|extensions?|formats?)\b|फ़ाइल|फाइल/iu;
/** Whether the texts of a question are about files. */
export const areAboutFiles = (texts: readonly string[]): boolean =>
  texts.some((text) => fileWords.test(text)) || texts.filter((text) => fileName.test(text)).length > 1;

/**
 * An address, the placeholder or name of a picture, or the level of a question in a text, or null.
 * @param isAboutFiles names of pictures are part of the text then
 */
export const foreignWords = (text: string, isAboutFiles: boolean): string | null =>
  [...foreign, ...(isAboutFiles ? [] : [pictureName])]
    .map((form) => form.exec(text)?.[0])
    .find((found) => found !== undefined) ?? null;
