import {
  adminQueries,
  listAllPages,
  listRecords,
  type RecordKind,
  type RecordOf,
} from '@showcase/data/admins';
import { useDataClient } from '@showcase/data/query';
import type { CountedPage } from '@showcase/data/query';
import { DataTable, type Column } from '@showcase/ui/controls';
import { ExportButton } from '../../shared/list/export-button.tsx';
import { Bar } from '../../shared/list/list.styles.ts';
import { ListBar } from '../../shared/list/list-bar.tsx';
import { ListBody } from '../../shared/list/list-body.tsx';
import { toAdminSearch } from '../../shared/list/list-search.ts';
import { StatusLinks } from '../../shared/list/status-links.tsx';
import { useListSearch } from '../../shared/list/use-list-search.ts';
import { usePage } from '../../shared/list/use-page.ts';
import { RECORD_KINDS, recordSearches } from './record-kinds.ts';

type RecordListProps<Kind extends RecordKind> = {
  kind: Kind;
  title: string;
  columns: readonly Column<RecordOf<Kind>>[];
  /** A last column, only in lists of which an item has something in it. */
  actions?: { column: Column<RecordOf<Kind>>; isFor: (item: RecordOf<Kind>) => boolean };
  /** The columns of the export: a header, and what an item has there. */
  report: readonly (readonly [header: string, cell: (item: RecordOf<Kind>) => string | number])[];
};

/** A list that admins look through: search, status, pages and export, all of what the URL says. */
export function RecordList<Kind extends RecordKind>(props: RecordListProps<Kind>) {
  const { kind, title, columns, actions, report } = props;
  const { noun, statuses, searchHint, emptyText } = RECORD_KINDS[kind];
  const client = useDataClient();
  const { search, text, setText, hrefOf } = useListSearch(recordSearches[kind]);
  const { cursor, ...filters } = toAdminSearch(search);
  const query = usePage(adminQueries(client).records(kind, { ...filters, cursor }));
  const load = () =>
    listAllPages(
      (page) =>
        listRecords[kind](client, { ...filters, ...page }) as Promise<CountedPage<RecordOf<Kind>>>,
    );
  const links = {
    statuses,
    status: search.status,
    hrefOfStatus: (status: string) => hrefOf({ status }),
    action: (
      <ExportButton
        name={kind}
        noun={noun}
        load={load}
        toReport={(items) => [
          report.map(([header]) => header),
          ...items.map((item) => report.map(([, cell]) => cell(item))),
        ]}
      />
    ),
  };
  const defaultStatus = statuses[0].value;
  const isFiltered = search.q !== '' || search.status !== defaultStatus;
  return (
    <>
      {searchHint ? (
        <ListBar
          searchLabel={`Search ${noun[1]}`}
          placeholder={searchHint}
          text={text}
          onText={setText}
          {...links}
        />
      ) : (
        <Bar as="div">
          <StatusLinks {...links} />
        </Bar>
      )}
      <ListBody
        area={title}
        noun={noun}
        query={query}
        cursors={search.cursors}
        hrefOfPage={(cursors) => hrefOf({ cursors })}
        clearHref={isFiltered ? hrefOf({ q: '', status: defaultStatus }) : undefined}
        emptyText={emptyText}
      >
        {(items) => (
          <DataTable
            caption={title}
            captionLook="hidden"
            // An empty column at the end would cover the one before it where the table scrolls.
            columns={actions && items.some(actions.isFor) ? [...columns, actions.column] : columns}
            rows={items}
            keyOf={(item) => (item as { id: string }).id}
          />
        )}
      </ListBody>
    </>
  );
}
