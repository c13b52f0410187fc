import type { ComponentProps } from 'react';
import { lazyDialog } from '#src/platform/offline/lazy-dialog.tsx';

const Loaded = lazyDialog(async () => (await import('./exam-plan-dialog.tsx')).ExamPlanDialog);

/** The plan dialog, loaded when first opened. */
export function ExamPlanOpener(props: ComponentProps<typeof Loaded>) {
  return props.open ? <Loaded {...props} /> : null;
}
