import { pointCount, writtenHalves } from '@repo/contracts/written.rules';
import { useRef, useState } from 'react';
import type { LibraryWritten } from '#src/content/library/library.ts';
import { noteChapterStep } from '#src/platform/session/chapter-steps.ts';
import { useUser } from '#src/platform/session/session.ts';
import { newAttemptId } from '#src/study-log/outbox/attempt-id.ts';
import { outbox } from '#src/study-log/outbox/outbox.ts';
import { type Draft, forgetDraft, keepDraft, readDraft } from './kept-draft.ts';
import type { Marks } from './use-written-marks.ts';

/** A written question and its publication. */
export type WrittenSource = { question: LibraryWritten; contentTimestamp: string | null };

/** Whether a draft can be resumed: its ticks belong to the current points. */
function fits({ alternative, ticked, contentTimestamp }: Draft, source: WrittenSource): boolean {
  if (ticked === null) return true;
  const chosen = source.question.alternatives[alternative ?? -1];
  const isSamePoints = chosen !== undefined && pointCount(chosen) === ticked.length;
  return contentTimestamp === source.contentTimestamp && isSamePoints;
}

function begin(userId: string, source: WrittenSource): Draft {
  const { alternatives, _id } = source.question;
  const only = alternatives.length === 1 ? 0 : null;
  const { contentTimestamp } = source;
  const empty: Draft = {
    attemptId: newAttemptId(),
    alternative: only,
    text: '',
    keepsText: false,
    ticked: null,
    contentTimestamp,
  };
  const kept = readDraft(userId, _id);
  if (!kept) return empty;
  if (!fits(kept, source)) return { ...empty, text: kept.text, keepsText: kept.keepsText };
  const isThere = kept.alternative !== null && kept.alternative < alternatives.length;
  return { ...kept, alternative: isThere ? kept.alternative : only, contentTimestamp };
}

/**
 * An answer to a written question: choose, optionally type, then mark it against the points. Stored on this
 * device with every change; submitted marks go to the outbox. The question stays as it was when opened.
 */
export function useAnswer(opened: WrittenSource) {
  const { id: userId } = useUser();
  const [source] = useState(opened);
  const { question, contentTimestamp } = source;
  const [draft, setDraft] = useState(() => begin(userId, source));
  const [isKept, setIsKept] = useState(false);
  const chosen = draft.alternative === null ? undefined : question.alternatives[draft.alternative];
  const outOfHalves = question.marks * 2;
  const halves =
    draft.alternative === null ? 0 : writtenHalves(question, draft.alternative, draft.ticked ?? '');

  // Events before the next render build on each other.
  const latest = useRef(draft);
  const change = (part: Partial<Draft>) => {
    latest.current = { ...latest.current, ...part };
    setDraft(latest.current);
    keepDraft(userId, question._id, latest.current);
  };
  return {
    question,
    draft,
    chosen,
    halves,
    outOfHalves,
    isKept,
    choose: (alternative: number) => change({ alternative }),
    write: (text: string) => change({ text }),
    keepText: (keepsText: boolean) => change({ keepsText }),
    showAnswer: () => {
      if (chosen && draft.ticked === null) change({ ticked: '0'.repeat(pointCount(chosen)) });
    },
    /** Toggles a point; `at` is an index over the points of all parts. */
    tick: (at: number) => {
      const { ticked } = latest.current;
      if (ticked === null || at >= ticked.length || isKept) return;
      const sign = ticked[at] === '1' ? '0' : '1';
      change({ ticked: ticked.slice(0, at) + sign + ticked.slice(at + 1) });
    },
    /**
     * Submits the marks.
     * @returns them; null without an answer
     */
    keepMarks: (): Marks | null => {
      const ended = latest.current;
      const { attemptId, alternative, ticked } = ended;
      if (alternative === null || ticked === null || isKept) return null;
      setIsKept(true);
      const marks = { halves: writtenHalves(question, alternative, ticked), outOfHalves };
      const submission = {
        attemptId,
        writtenId: question._id,
        chapterId: question.chapterId,
        alternative,
        ticked,
        contentTimestamp: contentTimestamp ?? undefined,
      };
      noteChapterStep(userId, question.chapterId, { hasWritten: true });
      void outbox.put({ kind: 'written', submission, ...marks }).then((isTaken) => {
        if (!isTaken) return;
        const next = { ...ended, attemptId: newAttemptId(), ticked: null };
        if (ended.keepsText && ended.text !== '') keepDraft(userId, question._id, next);
        else forgetDraft(userId, question._id);
      });
      return marks;
    },
    /** Returns to the question. Keeps the typed text. */
    startAgain: () => change({ ticked: null }),
  };
}

export type Answer = ReturnType<typeof useAnswer>;
