const section =
  /^[^\p{L}\p{N}]*(?:section|part|unit|group|खंड|खण्ड|भाग)\s*[-–—:.]?\s*[([“"']?(?:[a-h]|[ivx]{1,4}|\d{1,2}|[क-घ]|अ|ब|स|द)[)\]”"']?(?:\s*[-–—:.([].*)?[\s*_]*$/iu;
/** `OR` between two questions, and instructions for the next ones. */
const otherHeading =
  /^[^\p{L}\p{N}]*(?:(?:OR|अथवा)[^\p{L}\p{N}]*$|(?:Q|Question)\.?\s*\d+[-–]\d|(?:Questions|Q\.?\s*[Nn]os?)\.?\s*\d+\s*(?:[-–]|to\b)\s*\d|(?:[Gg]eneral\s+)?(?:[Dd]irections?|[Ii]nstructions?|DIRECTIONS?|INSTRUCTIONS?)\s*(?:[:：(]|[-–—]\s|$))/u;
const kindHeading =
  /^[^\p{L}\p{N}]*(?:multiple|objective|(?:very\s+)?(?:short|long)|case|source|passage|competency|assertion|mcq)[^.?:：]{0,50}\b(?:questions?|type)[^\p{L}\p{N}]*(?:[([].*)?$/iu;
/** Column names of a paper: 'Q. No.', 'Question', 'Marks'. */
const columnHeading =
  /^[^\p{L}\p{N}]*(?:(?:q(?:ues(?:tion)?)?|s(?:[rl])?)\s*\.?\s*no|questions?|marks?|प्रश्न(?:\s*(?:सं|संख्या))?|अंक)\s*\.?[^\p{L}\p{N}]*$/iu;
/** The head or foot of a page. */
const pageLine =
  /^[^\p{L}\p{N}]*(?:(?:page|pg|पृष्ठ)\s*\.?\s*(?:no\.?\s*)?[-–:]?\s*\d{1,3}(?:\s*(?:of|\/)\s*\d{1,3})?|(?:[\d/\s-]*\s)?(?:p\.\s?t\.\s?o|PTO)|(?:https?:\/\/|www\.)\S+|download(?:ed)?\s+from\s.*)[^\p{L}\p{N}]*$/iu;
/** The source of a question: `[CBSE 2020]`, `(Delhi 2019, 2 marks)`. */
const sourceLine = /^[([][^()[\]]*\b(?:19|20)\d\d\b[^()[\]]*[)\]]$/;
/** A line of the marks column. */
const marksLine = /^[([]?\d{1,2}(?:\s*(?:marks?|points?|pts?|अंक))?[)\]]?$/i;
/** Certain marks: `1 point`, `[2 marks]`. '2 points' may be the end of a question. */
const marksForSure = /^(?:[1१]\s*(?:mark|point|pt|अंक)|[([][\d०-९]{1,2}\s*(?:marks?|points?|pts?|अंक)[)\]])$/i;
/** `Options:`, and lines that forms add to answers. */
const formLine =
  /^(?:(?:options|choices|विकल्प)\s*[:：]?|(?:mark|select|tick)\s+only\s+one(?:\s+(?:oval|option|answer))?\.?|select\s+one(?:\s+or\s+more)?\s*[:：])$/iu;
/** Lines about a question: `Marks: 1`, `Topic: light`, `Hint …`. */
const aside =
  /^[^\p{L}\p{N}]*(?:\p{L}[\p{L}\p{M} ]{0,24}\s*[:：](?:\s|$)|(?:explanation|solution|hint|note|व्याख्या|हल)s?(?![\p{L}\p{M}]))/iu;
/** A statement about the key: `B is the correct answer`. */
const judgement =
  /(?:correct|right)\s+(?:answer|option|choice)|\bis\s+(?:correct|right)\b|^[([]?[a-h][)\]]?\s+is\s+the\s+answer\b|सही\s+(?:उत्तर|विकल्प)/iu;

/** A letter alone, or the target of an arrow or a tick. */
const pointer =
  /^(?:[^\p{L}\p{N}]*[a-hकखगघङचडअबसद][^\p{L}\p{N}]*|[([]\s*\d\s*[)\]]|[✓✔☑✅➡→⇒►▶👉].*|(?:hence|so|thus|therefore|अतः|इसलिए)(?![\p{L}\p{M}])[^.]{0,40}(?:[([][a-h][)\]]|\boption\s+[a-h])\.?)$/iu;

/** Lines that end a page or a paper, or were sent with it. */
const closing =
  /^(?:([*=_~#.•–—-])\1{2,}|[^\p{L}\p{N}]*(?:(?:the\s+)?end\s+of\s+(?:the\s+)?(?:paper|test|exam|section).*|all\s+the\s+best|(?:best\s+of|good)\s+luck|(?:space\s+for\s+)?rough\s+work|forwarded(?:\s+many\s+times)?|contd|continued|thank(?:s|\s+you)(?:\s+(?:sir|ma'?am|all))?)[^\p{L}\p{N}]*|@\w{3,}|(?:t\.me|wa\.me)\/\S+)$/iu;
/** Tags: `1M`, `CO1`, `NCERT Page 12`; CO2 and '1m' may be part of an option. */
const tag = /^(?:[([]?(?:\d{1,2}M|CO[13-9]|(?:BL|BTL|LO)-?\d)[)\]]?|NCERT\b.{0,30}\d|END)$/u;
/** Keys, or lines that resemble one: `1-b`, `A - b`, `Ans b V = IR`. */
const keyAlone = /^(?:(?:\d{1,3}|A)\s*[-–—]\s*[([]?[a-h][)\]]?$|[Aa]ns(?:wer)?\s+[([]?[a-h][)\]]?\s)/u;

/** Whether a line is a rule between questions, as in Markdown. */
export const isRule = (line: string): boolean => /^([-*=~–—])\1{2,}$/.test(line);
/** Whether a line is the heading of a section. */
export const isSection = (line: string): boolean =>
  [section, otherHeading, kindHeading, columnHeading].some((form) => form.test(line));
/** Whether a line is a section heading even if 'part' or 'group' may start a line of a question. */
export const isSectionForSure = (line: string): boolean =>
  section.test(line) && /^[^\p{L}\p{N}]*(?:section|खंड|खण्ड)/iu.test(line);
/** Whether a line is the head or foot of a page, which may be anywhere. */
export const isPageLine = (line: string): boolean => pageLine.test(line);
/** Whether a line names the paper of a question, classifies it, or ends the paper. */
export const isSource = (line: string): boolean => [sourceLine, closing, tag].some((form) => form.test(line));
/** Whether a line below a question's text states its marks. */
export const isMarks = (line: string, above: string): boolean =>
  marksForSure.test(line) ||
  formLine.test(line) ||
  (/[?？:।_*…]$/u.test(above) && /\p{L}/u.test(line) && marksLine.test(line));
/** Whether a line below options is about them, not part of one. */
export const isAside = (line: string): boolean =>
  [aside, judgement, pointer, sourceLine, marksLine, marksForSure, closing, tag, keyAlone].some((form) =>
    form.test(line),
  );
