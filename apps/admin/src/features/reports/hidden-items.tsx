import { adminQueries, useDataClient, type HiddenItem } from '@showcase/data';
import { Button, DataTable, isolated, Link, type Column } from '@showcase/ui';
import { useState } from 'react';
import type { ListAddress } from '../../shared/list/list-address.ts';
import { ListBody } from '../../shared/list/list-body.tsx';
import { usePage } from '../../shared/list/use-page.ts';
import { Clamped } from '../../shared/clamped.styles.ts';
import { ReasonDoor } from '../../shared/reason/reason-door.tsx';
import { WhyNote } from '../../shared/why-note.tsx';
import { askToShowAgain } from './show-again.ts';
import { KINDS } from './report-words.ts';

type HiddenItemsProps = {
  title: string;
  address: ListAddress;
  hrefOf: (next: Partial<ListAddress>) => string;
};

/** Everything that is out of sight, with the way back. */
export function HiddenItems({ title, address: { q, trail }, hrefOf }: HiddenItemsProps) {
  const search = { q: q.trim(), cursor: trail.at(-1) ?? null };
  const read = usePage(adminQueries(useDataClient()).hidden(search));
  const [asked, setAsked] = useState<HiddenItem | null>(null);
  const actions: Column<HiddenItem> = {
    key: 'actions',
    header: 'Actions',
    variant: 'actions',
    cell: (item) => (
      <Button
        size="s"
        aria-haspopup="dialog"
        aria-label={isolated`Show ${item.title} again`}
        onClick={() => setAsked(item)}
      >
        Show again
      </Button>
    ),
  };
  return (
    <>
      <ListBody
        area={title}
        noun={['hidden item', 'hidden items']}
        read={read}
        trail={trail}
        hrefOfTrail={(next) => hrefOf({ trail: next })}
        clearHref={q === '' ? undefined : hrefOf({ q: '' })}
        emptyText="What is hidden by a decision appears here, and can be shown again."
      >
        {(items) => (
          <DataTable
            caption="Hidden items"
            captionLook="hidden"
            columns={[...COLUMNS, actions]}
            rows={items}
            keyOf={({ id, kind }) => `${kind} ${id}`}
          />
        )}
      </ListBody>
      <ReasonDoor ask={asked && askToShowAgain(asked)} onClose={() => setAsked(null)} />
    </>
  );
}

const COLUMNS: Column<HiddenItem>[] = [
  {
    key: 'title',
    header: 'Item',
    cell: ({ title }) => <Clamped>{title}</Clamped>,
  },
  { key: 'kind', header: 'Kind', cell: ({ kind }) => KINDS[kind] },
  {
    key: 'owner',
    header: 'Person',
    cell: ({ owner }) =>
      owner && (
        <Link
          variant="quiet"
          href={`/dashboard/admin/${owner.is_dev ? 'creators' : 'clients'}?person=${owner.id}`}
        >
          <Clamped>{owner.name}</Clamped>
        </Link>
      ),
  },
  { key: 'why', header: 'Why', cell: ({ hidden }) => <WhyNote what="Hidden" why={hidden} /> },
];
