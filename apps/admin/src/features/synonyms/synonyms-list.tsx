import { adminQueries, deleteSynonyms, type Synonyms } from '@showcase/data/admins';
import { useDataClient, useList } from '@showcase/data/query';
import { QueryList } from '@showcase/kit/lists';
import { lazyDialog } from '@showcase/kit/loading';
import { bidi, EmptyState, SkeletonBlock, SkeletonGroup } from '@showcase/ui';
import { useState } from 'react';
import { LazyReasonDialog } from '../../shared/reason/lazy-reason-dialog.tsx';
import type { ReasonPrompt } from '../../shared/reason/reason-prompt.ts';
import { nameOf, SynonymsTable } from './synonyms-table.tsx';

const SynonymsDialog = lazyDialog({
  name: 'form for synonyms',
  load: () => import('./synonyms-dialog.tsx').then((module) => module.SynonymsDialog),
});

type EditedGroup = Pick<Synonyms, 'id' | 'terms'>;

type SynonymsListProps = {
  title: string;
  /** The group in the form. */
  edited: EditedGroup | null;
  onEdit: (group: EditedGroup | null) => void;
};

export function SynonymsList({ title, edited, onEdit }: SynonymsListProps) {
  const query = useList(adminQueries(useDataClient()).synonyms());
  const [groupToDelete, setGroupToDelete] = useState<Synonyms | null>(null);
  return (
    <>
      <QueryList
        area={title}
        query={query}
        items={query.data}
        skeleton={
          <SkeletonGroup label="Loading synonyms">
            <SkeletonBlock height="400px" />
          </SkeletonGroup>
        }
        empty={<EmptyState title="No synonyms">Add words that mean the same.</EmptyState>}
      >
        {(groups) => (
          <SynonymsTable
            caption={title}
            groups={groups}
            onEdit={onEdit}
            onDelete={setGroupToDelete}
          />
        )}
      </QueryList>
      {edited && <SynonymsDialog key={edited.id} group={edited} onClose={() => onEdit(null)} />}
      <LazyReasonDialog
        prompt={groupToDelete && getDeletionPrompt(groupToDelete)}
        onClose={() => setGroupToDelete(null)}
      />
    </>
  );
}

function getDeletionPrompt(group: Synonyms): ReasonPrompt {
  const { id } = group;
  const name = bidi`“${nameOf(group)}”`;
  return {
    key: `delete synonyms ${id}`,
    title: `Delete the synonyms of ${name}?`,
    consequence: 'A search for one of them no longer finds the others.',
    confirmLabel: 'Delete',
    variant: 'danger',
    perform: async (client, reason) => {
      await deleteSynonyms(client, { id, reason });
      return true;
    },
    reasonHint: 'It stays in the audit log.',
    successText: `The synonyms of ${name} are deleted.`,
    conflictText: `The synonyms of ${name} were already deleted.`,
  };
}
