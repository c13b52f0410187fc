import { type PageDraft, pageDraft } from '@repo/contracts/content.drafts';
import { type Language, languages } from '@repo/contracts/languages';
import { pageMaxLength } from '@repo/contracts/limits/content';
import { Button } from '@repo/ui/button';
import { FieldNotes } from '@repo/ui/field';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { z } from 'zod';
import { itemsCopy } from '#src/chapter-items/chapter-items-copy.ts';
import { LanguageField } from '#src/chapter-items/language-field.tsx';
import { bothTexts, draftKeyIn, pageTextIn, pageWith, textOfPage } from '#src/chapter-items/page-texts.ts';
import { StartFromEnglish } from '#src/chapter-items/start-from-english.tsx';
import { DraftNotice } from '#src/editing/draft-notice.tsx';
import { editingCopy } from '#src/editing/editing-copy.ts';
import { SaveButton, SaveState } from '#src/editing/save-state.tsx';
import { StaleEditDialog } from '#src/editing/stale-edit.tsx';
import { useUnsavedWork } from '#src/editing/unsaved-work.ts';
import { useDraft } from '#src/editing/use-draft.ts';
import { useSaving } from '#src/editing/use-saving.ts';
import { MarkupEditor } from '#src/markup-editor/markup-editor.tsx';
import { summaryCopy } from './summary-copy.ts';
import type { Summaries } from './use-summaries.ts';
import { previewOf } from './word-count.ts';
import { WordCount } from './word-count-line.tsx';

export const editorHeightPx = 500;
export const pageDraftKey = (pageId: string) => `summary-page:${pageId}`;

/**
 * The editor of one page. Each page of the open summary has its own, saved separately, visible (`isOpen`) or
 * not.
 */
export function SummaryPageEditor(props: SummaryPageEditorProps) {
  const [language, setLanguage] = useState<Language>(languages[0]);
  return <TextEditor key={language} {...props} language={language} onLanguage={setLanguage} />;
}

type SummaryPageEditorProps = {
  summary: { _id: string; title: string; pages: readonly PageDraft[] };
  page: PageDraft;
  isOpen: boolean;
  acts: Pick<Summaries, 'savePage' | 'query'>;
  /** The link back to the list, in a single-column layout. */
  back: ReactNode;
  onDirty: (pageId: string, isDirty: boolean) => void;
  /** The current text, for the word count of all pages. */
  onWords: (pageId: string, text: string) => void;
  wordsInAll: number;
  /** Deletes the page; null for the only page. */
  onDelete: (() => void) | null;
};

function TextEditor({
  summary,
  page,
  isOpen,
  acts,
  back,
  onDirty,
  onWords,
  wordsInAll,
  onDelete,
  language,
  onLanguage,
}: SummaryPageEditorProps & { language: Language; onLanguage: (language: Language) => void }) {
  const isOwn = language === languages[0];
  const noteId = useId();
  const draft = useDraft<string>({
    key: draftKeyIn(pageDraftKey(page._id), language),
    schema: z.string(),
    saved: pageTextIn(page, language),
    stored: page,
  });
  const { value, isDirty } = draft;
  const saving = useSaving({
    isDirty: draft.isDirtyNow,
    failureText: itemsCopy.pageUpdateFailed,
    isActive: isOpen,
    send: (overwrites) =>
      draft.send(async ({ value: sent, seenUpdatedAt }) => {
        const { pages, updatedAt } = await acts.savePage({
          summaryId: summary._id,
          pageId: page._id,
          ...pageWith(page, language, sent),
          seenUpdatedAt: overwrites ?? seenUpdatedAt ?? undefined,
        });
        return { updatedAt: pages.find(({ _id }) => _id === page._id)?.updatedAt ?? updatedAt };
      }),
  });
  const mayLeave = useUnsavedWork({
    isDirty: draft.isDirtyNow,
    save: saving.save,
    discard: draft.discard,
    keep: draft.keepNow,
  });
  useEffect(() => onDirty(page._id, isDirty), [page._id, isDirty, onDirty]);
  useEffect(() => {
    if (isOwn) onWords(page._id, value);
  }, [isOwn, page._id, value, onWords]);

  const choose = async (next: Language) => {
    if (await mayLeave()) onLanguage(next);
  };
  const textOf = (current: unknown) => {
    const theirs = pageDraft.safeParse(current).data;
    return theirs ? textOfPage(theirs) : '';
  };
  return (
    <>
      {isOpen ? (
        <section
          aria-label={summaryCopy.editorLabel(summary.title, page.pageNumber)}
          className="grid min-w-0 gap-2"
        >
          <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {back}
            <h2 className="text-h3">{summaryCopy.pageOf(page.pageNumber, summary.pages.length)}</h2>
            <span className="ml-auto inline-flex flex-wrap items-center gap-2">
              <SaveState saving={saving} />
              {onDelete ? (
                <Button
                  variant="quiet"
                  size="sm"
                  className="!text-redpen"
                  icon={<Trash2 size={18} aria-hidden="true" />}
                  onClick={onDelete}
                >
                  {summaryCopy.deletePage}
                </Button>
              ) : null}
              <SaveButton saving={saving} label={summaryCopy.savePage} />
            </span>
          </header>
          <LanguageField value={language} onChange={(next) => void choose(next)} className="max-w-96" />
          <DraftNotice draft={draft} />
          {!isOwn ? (
            <StartFromEnglish english={page.content} value={draft.value} onStart={draft.setValue} />
          ) : null}
          <div lang={language}>
            <MarkupEditor
              key={page._id}
              value={value}
              onChange={draft.setValue}
              label={summaryCopy.editorLabel(summary.title, page.pageNumber)}
              height={editorHeightPx}
              placeholder={isOwn ? undefined : previewOf(page.content)}
            />
          </div>
          <FieldNotes id={noteId} error={value.length > pageMaxLength ? itemsCopy.pageTooLong : null} />
          {isOwn ? (
            <WordCount text={value} wordsInAll={wordsInAll} hasMore={summary.pages.length > 1} />
          ) : null}
        </section>
      ) : null}
      <StaleEditDialog
        saving={saving}
        mine={textOfPage({ ...page, ...pageWith(page, language, value) })}
        isMarkup
        asText={textOf}
        both={{
          hint: editingCopy.bothInText,
          async keep(current) {
            const theirs = pageDraft.safeParse(current).data;
            if (!theirs) return false;
            draft.rebase(bothTexts(pageTextIn(theirs, language), value), theirs.updatedAt);
            await acts.query.refetch();
            return true;
          },
        }}
        onTakeTheirs={(current) => {
          const theirs = pageDraft.safeParse(current).data;
          if (theirs) draft.replace({ value: pageTextIn(theirs, language), updatedAt: theirs.updatedAt });
          else draft.discard();
          void acts.query.refetch();
        }}
      />
    </>
  );
}
