import { type ComponentProps, lazy, Suspense } from 'react';

const Loaded = lazy(() =>
  import('./exam-plan-dialog.tsx').then((module) => ({ default: module.ExamPlanDialog })),
);

/** The dialog of the plan, loaded when it is opened first. */
export function ExamPlanOpener(props: ComponentProps<typeof Loaded>) {
  if (!props.open) return null;
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
