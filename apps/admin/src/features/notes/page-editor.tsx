import { type PageDraft, pageDraft, type TopicDraft } from '@repo/contracts/content.drafts';
import { type Language, languages } from '@repo/contracts/languages';
import { pageMaxLength } from '@repo/contracts/limits/content';
import * as contentMessages from '@repo/contracts/messages/content';
import { FieldNotes } from '@repo/ui/field';
import { toast } from '@repo/ui/toast';
import { useEffect, useId, useRef, useState } from 'react';
import { z } from 'zod';
import { trpc } from '#src/api/trpc.ts';
import { itemsCopy } from '#src/chapter-items/chapter-items-copy.ts';
import { LanguageField } from '#src/chapter-items/language-field.tsx';
import { bothTexts, draftKeyIn, pageTextIn, pageWith, textOfPage } from '#src/chapter-items/page-texts.ts';
import { StartFromEnglish } from '#src/chapter-items/start-from-english.tsx';
import { DraftNotice } from '#src/editing/draft-notice.tsx';
import { editingCopy } from '#src/editing/editing-copy.ts';
import { flushDeletes } from '#src/editing/pending-deletes.ts';
import { SaveButton, SaveState } from '#src/editing/save-state.tsx';
import { StaleEditDialog } from '#src/editing/stale-edit.tsx';
import { isAskedToLeave, useUnsavedWork } from '#src/editing/unsaved-work.ts';
import { useDraft } from '#src/editing/use-draft.ts';
import { useSaving } from '#src/editing/use-saving.ts';
import { MarkupEditor } from '#src/markup-editor/markup-editor.tsx';
import { notesCopy } from './notes-copy.ts';
import { pagePreview } from './page-preview.ts';
import type { Topics } from './use-topics.ts';

const markup = z.string();
const textOf = (current: unknown) => {
  const page = pageDraft.safeParse(current).data;
  return page ? textOfPage(page) : '';
};

type PageEditorProps = {
  topic: TopicDraft;
  page: PageDraft | null;
  topics: Topics;
  onAdded: (pageId: string) => void;
};

/**
 * Edits one page: the given one ('Edit Page'), also in another language, or a new one at the end of the topic
 * ('New Page'). Each language has its own draft.
 */
export function PageEditor(props: PageEditorProps) {
  const [language, setLanguage] = useState<Language>(languages[0]);
  return <TextEditor key={language} {...props} language={language} onLanguage={setLanguage} />;
}

function TextEditor({
  topic,
  page: given,
  topics,
  onAdded,
  language,
  onLanguage,
}: PageEditorProps & { language: Language; onLanguage: (language: Language) => void }) {
  const topicId = topic._id;
  const noteId = useId();
  // Set before the address names it, so that a second save does not add it again.
  const added = useRef<PageDraft | null>(null);
  const page = given ?? topic.pages.find(({ _id }) => _id === added.current?._id) ?? null;
  const draft = useDraft({
    key: page ? draftKeyIn(`page:${page._id}`, language) : `new-page:${topicId}`,
    schema: markup,
    saved: page ? pageTextIn(page, language) : '',
    stored: page,
  });
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const { mutateAsync: addOn } = trpc.content.topics.addPage.useMutation();
  const { mutateAsync: updateOn } = trpc.content.topics.updatePage.useMutation();

  async function update(known: PageDraft, content: string, seenUpdatedAt: string | null) {
    const pageId = known._id;
    const texts = pageWith(known, language, content);
    const saved = await updateOn({ topicId, pageId, ...texts, seenUpdatedAt: seenUpdatedAt ?? undefined });
    topics.put(saved);
    toast.success(contentMessages.itemUpdated('Page'), { id: 'page-saved' });
    return saved.pages.find(({ _id }) => _id === pageId) ?? known;
  }
  async function add(content: string): Promise<PageDraft> {
    // A page with a pending deletion would no longer be the last one.
    await flushDeletes();
    const saved = await addOn({ topicId, content });
    const page = saved.pages.at(-1);
    if (!page) throw new Error(itemsCopy.pageAddFailed);
    added.current = page;
    topics.put(saved);
    toast.success(contentMessages.itemCreated('Page'), { id: 'page-saved' });
    return page;
  }
  const latest = useRef(page);
  latest.current = page;
  const saving = useSaving({
    isDirty: draft.isDirtyNow,
    async send(overwrites) {
      await draft.send(async ({ value, seenUpdatedAt }) => {
        const known = latest.current ?? added.current;
        const stored = known ? await update(known, value, overwrites ?? seenUpdatedAt) : await add(value);
        return { updatedAt: stored.updatedAt, key: draftKeyIn(`page:${stored._id}`, language) };
      });
      // Don't navigate if it was saved while leaving for another place.
      if (!given && added.current && isOpen.current && !isAskedToLeave()) onAdded(added.current._id);
    },
    failureText: page ? itemsCopy.pageUpdateFailed : itemsCopy.pageAddFailed,
  });
  const mayLeave = useUnsavedWork({
    isDirty: draft.isDirtyNow,
    save: saving.save,
    discard: draft.discard,
    keep: draft.keepNow,
  });
  const choose = async (next: Language) => {
    if (await mayLeave()) onLanguage(next);
  };

  const number = page ? topic.pages.indexOf(page) + 1 : topic.pages.length + 1;
  const isTooLong = draft.value.length > pageMaxLength;
  return (
    <div className="grid gap-2 lg:[--editor-bar:64px]">
      <div className="flex flex-wrap items-center justify-between gap-x-3 bg-paper lg:sticky lg:top-(--top-bar) lg:z-3 lg:min-h-(--editor-bar)">
        <div className="min-w-0 flex-1 basis-40">
          <h2 className="text-h3">{page ? notesCopy.editPage : notesCopy.newPage}</h2>
          <p className="text-caption text-ink-2 wrap-anywhere">
            {page
              ? notesCopy.pageOf(number, topic.pages.length, topic.name)
              : notesCopy.newPageOf(number, topic.name)}
          </p>
        </div>
        <div className="flex flex-wrap items-center justify-end gap-2">
          <SaveState saving={saving} />
          <SaveButton saving={saving} label={notesCopy.savePage} />
        </div>
      </div>
      {page ? (
        <LanguageField value={language} onChange={(next) => void choose(next)} className="max-w-96" />
      ) : null}
      <DraftNotice draft={draft} />
      {page && language !== languages[0] ? (
        <StartFromEnglish english={page.content} value={draft.value} onStart={draft.setValue} />
      ) : null}
      <div lang={language}>
        <MarkupEditor
          value={draft.value}
          onChange={draft.setValue}
          label={page ? notesCopy.pageText(number) : notesCopy.newPageText}
          placeholder={page && language !== languages[0] ? pagePreview(page.content) : undefined}
        />
      </div>
      <FieldNotes
        id={noteId}
        hint={notesCopy.examplesHint}
        error={isTooLong ? itemsCopy.pageTooLong : null}
      />
      <StaleEditDialog
        saving={saving}
        mine={page ? textOfPage({ ...page, ...pageWith(page, language, draft.value) }) : draft.value}
        isMarkup
        asText={textOf}
        both={{
          hint: editingCopy.bothInText,
          async keep(current) {
            const theirs = pageDraft.safeParse(current).data;
            if (!theirs) return false;
            draft.rebase(bothTexts(pageTextIn(theirs, language), draft.value), theirs.updatedAt);
            await topics.reload();
            return true;
          },
        }}
        onTakeTheirs={(current) => {
          const theirs = pageDraft.safeParse(current).data;
          if (theirs) draft.replace({ value: pageTextIn(theirs, language), updatedAt: theirs.updatedAt });
          else draft.discard();
          void topics.reload();
        }}
      />
    </div>
  );
}
