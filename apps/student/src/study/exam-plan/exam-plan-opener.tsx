import { type ComponentProps, lazy, Suspense } from 'react';

const Loaded = lazy(() =>
  import('./exam-plan-dialog.tsx').then((module) => ({ default: module.ExamPlanDialog })),
);

/** The plan dialog, loaded when first opened. */
export function ExamPlanOpener(props: ComponentProps<typeof Loaded>) {
  if (!props.open) return null;
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
