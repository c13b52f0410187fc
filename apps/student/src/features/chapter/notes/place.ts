export type Place = { subjectId: string; chapterId: string };
