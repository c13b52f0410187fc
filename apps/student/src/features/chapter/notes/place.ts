/** A chapter, as the reader knows it. */
export type Place = { subjectId: string; chapterId: string };
