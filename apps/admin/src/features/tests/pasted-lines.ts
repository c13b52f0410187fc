const section =
  /^[^\p{L}\p{N}]*(?:section|part|unit|group|खंड|खण्ड|भाग)\s*[-–—:.]?\s*[([“"']?(?:[a-h]|[ivx]{1,4}|\d{1,2}|[क-घ]|अ|ब|स|द)[)\]”"']?(?:\s*[-–—:.([].*)?[\s*_]*$/iu;
/** `Marks: 1`, `Topic: light`, `Hint …`: something about the question. */
const aside =
  /^[^\p{L}\p{N}]*(?:\p{L}[\p{L}\p{M} ]{0,24}\s*[:：](?:\s|$)|(?:explanation|solution|hint|note|व्याख्या|हल)s?(?![\p{L}\p{M}]))/iu;
/** `B is the correct answer`. */
const judgement =
  /(?:correct|right)\s+(?:answer|option|choice)|\bis\s+(?:correct|right)\b|सही\s+(?:उत्तर|विकल्प)/iu;

/** A letter alone, or what an arrow or a tick points to. */
const pointer = /^(?:[^\p{L}\p{N}]*[a-h][^\p{L}\p{N}]*|[([]\s*\d\s*[)\]]|[✓✔☑✅➡→⇒►▶👉].*)$/iu;

/** Whether a line is the heading of a section. */
export const isSection = (line: string): boolean => section.test(line);
/** Whether it is one also where 'part' or 'group' may begin a line of a question. */
export const isSectionForSure = (line: string): boolean =>
  section.test(line) && /^[^\p{L}\p{N}]*(?:section|खंड|खण्ड)/iu.test(line);
/** Whether a line below options is about them, and no part of one. */
export const isAside = (line: string): boolean => [aside, judgement, pointer].some((form) => form.test(line));
