import { standingCopy } from 'virtual:messages/standing';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Loading } from '@repo/ui/loading';
import { TabPanel, Tabs } from '@repo/ui/tabs';
import { useState } from 'react';
import { languageOfLines } from '#src/platform/language/language.ts';
import type { PaperStanding } from '#src/study/forecast/estimate.ts';
import { PaperStandingView } from './paper-standing.tsx';
import { useWhereIStand } from './use-where-i-stand.ts';

const nameOf = ({ name }: PaperStanding) => name ?? standingCopy.otherSubjects;

/** One paper at a time, starting with the first that has a forecast. */
function Standings({ standings }: { standings: readonly PaperStanding[] }) {
  const [first] = standings;
  const known = standings.find(({ forecast }) => forecast?.kind === 'marks') ?? first;
  const [chosen, setChosen] = useState(known?.id ?? '');
  if (!first) return null;
  if (standings.length === 1) return <PaperStandingView standing={first} />;
  return (
    <Tabs
      value={standings.some(({ id }) => id === chosen) ? chosen : first.id}
      onValueChange={setChosen}
      label={standingCopy.papers}
      items={standings.map((standing) => ({ value: standing.id, label: nameOf(standing) }))}
    >
      {standings.map((standing) => (
        <TabPanel key={standing.id} value={standing.id} className="">
          <PaperStandingView standing={standing} />
        </TabPanel>
      ))}
    </Tabs>
  );
}

function Body() {
  const known = useWhereIStand();
  if (known.kind === 'known') return <Standings standings={known.standings} />;
  if (known.kind === 'loading') return <Loading label={standingCopy.loading} className="min-h-60" />;
  if (known.kind === 'notOnDevice')
    return (
      <p lang={languageOfLines()} className="text-ink-2">
        {standingCopy.hinglish.notOnDevice}
      </p>
    );
  return (
    <div className="grid justify-items-start gap-3">
      <p>{standingCopy.failed}</p>
      <Button variant="outlined" busy={known.isRetrying} onClick={known.retry}>
        {standingCopy.retry}
      </Button>
    </div>
  );
}

/**
 * For Super: marks if the paper were today, and the level of each chapter
 * (docs/product/screens.md#where-i-stand).
 */
export function WhereIStand() {
  return (
    <section aria-labelledby="standing-title">
      <Card>
        <h2 id="standing-title" className="mb-2">
          {standingCopy.title}
        </h2>
        <Body />
      </Card>
    </section>
  );
}
