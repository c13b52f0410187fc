import { createFileRoute } from '@tanstack/react-router';
import { PapersScreen } from '#src/features/papers/papers-screen.tsx';
import { tabSearch } from '#src/selection/selection.ts';

export const Route = createFileRoute('/_tool/papers')({ validateSearch: tabSearch, component: PapersScreen });
