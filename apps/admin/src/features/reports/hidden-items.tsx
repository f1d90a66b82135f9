import { adminQueries, type HiddenItem, changeItem } from '@showcase/data/admins';
import { useDataClient } from '@showcase/data/query';
import { bidi, Button, Link } from '@showcase/ui';
import { DataTable, type Column } from '@showcase/ui/controls';
import { useState } from 'react';
import type { ListSearch } from '../../shared/list/list-search.ts';
import { ListBody } from '../../shared/list/list-body.tsx';
import { usePage } from '../../shared/list/use-page.ts';
import { Clamped } from '../../shared/clamped.styles.ts';
import { LazyReasonDialog } from '../../shared/reason/lazy-reason-dialog.tsx';
import { ReasonNote } from '../../shared/reason-note.tsx';
import { KIND_LABELS } from './report-labels.ts';
import type { ReasonPrompt } from '../../shared/reason/reason-prompt.ts';

type HiddenItemsProps = {
  title: string;
  search: ListSearch;
  hrefOf: (next: Partial<ListSearch>) => string;
};

/** All hidden items, each with a Show again button. */
export function HiddenItems({ title, search: { q, cursors }, hrefOf }: HiddenItemsProps) {
  const search = { q: q.trim(), cursor: cursors.at(-1) ?? null };
  const query = usePage(adminQueries(useDataClient()).hidden(search));
  const [itemToUnhide, setItemToUnhide] = useState<HiddenItem | null>(null);
  const actionsColumn: Column<HiddenItem> = {
    key: 'actions',
    header: 'Actions',
    variant: 'actions',
    cell: (item) => (
      <Button
        size="s"
        aria-haspopup="dialog"
        aria-label={bidi`Show ${item.title} again`}
        onClick={() => setItemToUnhide(item)}
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
        query={query}
        cursors={cursors}
        hrefOfPage={(next) => hrefOf({ cursors: next })}
        clearHref={q === '' ? undefined : hrefOf({ q: '' })}
        emptyText="Hidden items appear here. You can show them again at any time."
      >
        {(items) => (
          <DataTable
            caption="Hidden items"
            captionLook="hidden"
            columns={[...COLUMNS, actionsColumn]}
            rows={items}
            keyOf={({ id, kind }) => `${kind} ${id}`}
          />
        )}
      </ListBody>
      <LazyReasonDialog
        prompt={itemToUnhide && getUnhidePrompt(itemToUnhide)}
        onClose={() => setItemToUnhide(null)}
      />
    </>
  );
}

const COLUMNS: Column<HiddenItem>[] = [
  {
    key: 'title',
    header: 'Item',
    cell: ({ title }) => <Clamped>{title}</Clamped>,
  },
  { key: 'kind', header: 'Kind', cell: ({ kind }) => KIND_LABELS[kind] },
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
  {
    key: 'why',
    header: 'Why',
    cell: ({ hidden }) => <ReasonNote label="Hidden" details={hidden} />,
  },
];

/** The prompt before a hidden item is shown again. */
function getUnhidePrompt({ id, kind, title, owner }: HiddenItem): ReasonPrompt {
  const name = kind === 'user' ? bidi`the profile of ${title}` : bidi`“${title}”`;
  const sentence = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  return {
    key: `unhide ${kind} ${id}`,
    title: `Show ${name} again?`,
    consequence: bidi`Everyone can see the ${kind === 'user' ? 'profile' : KIND_LABELS[kind].toLowerCase()} again, and ${owner?.name ?? 'its owner'} is notified.`,
    confirmLabel: 'Show again',
    variant: 'primary',
    perform: (client, reason) => changeItem(client, { action: 'unhide', kind, itemId: id, reason }),
    successText: `${sentence} is visible again.`,
    conflictText: `${sentence} was already visible.`,
  };
}
